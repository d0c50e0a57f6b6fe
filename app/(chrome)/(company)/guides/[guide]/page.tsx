import { GuidePage, guideMetadata } from '@/app/(chrome)/guide-page';
import { listGuides } from '@/lib/server/guides';

export const dynamicParams = false;

/** Guides that stand at a path of their own have no second address here. */
export const generateStaticParams = async () =>
  (await listGuides())
    .filter(({ path, slug }) => path === `/guides/${slug}`)
    .map(({ slug }) => ({ guide: slug }));

type Props = { params: Promise<{ guide: string }> };

export const generateMetadata = async ({ params }: Props) => guideMetadata((await params).guide);

export default async function GuideBySlugPage({ params }: Props) {
  return <GuidePage slug={(await params).guide} />;
}
