import { shareImage, shareImageSize } from '@/app/(chrome)/share-image';
import { getGuide } from '@/lib/server/guides';

export const size = shareImageSize;
export const contentType = 'image/png';
export const alt = 'The title of the guide beside the margin line';

type Props = { params: Promise<{ guide: string }> };

export default async function ShareImage({ params }: Props) {
  const { title, section } = await getGuide((await params).guide);
  return shareImage(title, section);
}
