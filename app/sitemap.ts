import type { MetadataRoute } from 'next';
import { env } from '@/lib/server/env';
import { listGuides } from '@/lib/server/guides';
import { listWrittenSets } from '@/lib/server/questions';
import { listChromePages } from '@/lib/server/routes';

/** Every chrome page: those of the route tree, and those that a record of the content makes. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [sets, guides] = await Promise.all([listWrittenSets(), listGuides()]);
  const changed = new Map(guides.map(({ path, updated }) => [path, updated]));
  const paths = new Set([
    ...listChromePages(),
    ...sets.map(({ id }) => `/act-problem-sets/${id}`),
    ...changed.keys(),
  ]);
  return [...paths].map((path) => ({
    url: env.SITE_URL + (path === '/' ? '/' : path),
    ...(changed.has(path) && { lastModified: changed.get(path) }),
  }));
}
