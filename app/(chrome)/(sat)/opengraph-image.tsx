import { shareImage, shareImageSize } from '@/app/(chrome)/share-image';

export const size = shareImageSize;
export const contentType = 'image/png';
export const alt = 'The digital SAT, drawn to scale';

export default function ShareImage() {
  return shareImage('The digital SAT, drawn to scale', 'sat');
}
