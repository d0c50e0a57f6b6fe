import { notFound } from 'next/navigation';
import { iconImage } from '@/app/icon-image';

const icons: Record<string, { size: number; share: number }> = {
  '192.png': { size: 192, share: 0.66 },
  '512.png': { size: 512, share: 0.66 },
  'maskable.png': { size: 512, share: 0.46 },
};

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(icons).map((icon) => ({ icon }));

export async function GET(_request: Request, { params }: { params: Promise<{ icon: string }> }) {
  const icon = icons[(await params).icon];
  return icon ? iconImage(icon.size, icon.share) : notFound();
}
