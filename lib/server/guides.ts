// Guides that are live.

import 'server-only';
import { notFound } from 'next/navigation';
import type { CompiledGuide } from '@/lib/domain/guide/guide';
import { findCompiled, listCompiled } from './compiled';

export const findGuide = (slug: string): Promise<CompiledGuide | null> =>
  findCompiled<CompiledGuide>('guides', slug);

/** A guide, or the 404 page. */
export async function getGuide(slug: string): Promise<CompiledGuide> {
  return (await findGuide(slug)) ?? notFound();
}

/** All guides by title. */
export async function listGuides(): Promise<CompiledGuide[]> {
  return (await listCompiled<CompiledGuide>('guides')).sort((a, b) => a.title.localeCompare(b.title, 'en'));
}
