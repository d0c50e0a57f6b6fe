import { GuidePage, guideMetadata } from '@/app/(chrome)/guide-page';

const slug = 'sat-november-2025-preview';

export const generateMetadata = () => guideMetadata(slug);

export default function NovemberPreviewPage() {
  return <GuidePage slug={slug} />;
}
