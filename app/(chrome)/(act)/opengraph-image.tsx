import { shareImage, shareImageSize } from '@/app/(chrome)/share-image';

export const size = shareImageSize;
export const contentType = 'image/png';
export const alt = 'The ACT: format, timing and practice';

export default function ShareImage() {
  return shareImage('The ACT: format, timing and practice', 'act');
}
