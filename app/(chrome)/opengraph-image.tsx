import { shareImage, shareImageSize } from '@/app/(chrome)/share-image';

export const size = shareImageSize;
export const contentType = 'image/png';
export const alt = 'Practice for the SAT, ACT and AP, question by question';

export default function ShareImage() {
  return shareImage('Practice for the SAT, ACT and AP, question by question', 'site');
}
