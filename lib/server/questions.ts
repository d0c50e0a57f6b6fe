// Problem sets and forms that are written. What comes from here holds keys: see public-question.ts for what may leave.

import 'server-only';
import { problemSets } from '@/content/catalogue/problem-sets';
import type { CompiledForm, CompiledSet } from '@/lib/domain/question/public-question';
import { findCompiled, listCompiled } from './compiled';

/** A set by slug, or null while it is not written. */
export const findSet = (slug: string): Promise<CompiledSet | null> => findCompiled<CompiledSet>('sets', slug);

/** The written sets in the order of the catalogue. */
export async function listWrittenSets(): Promise<CompiledSet[]> {
  const place = new Map(problemSets.map(({ slug }, i) => [slug, i]));
  const placeOf = ({ id }: CompiledSet) => place.get(id) ?? problemSets.length;
  return (await listCompiled<CompiledSet>('sets')).sort((a, b) => placeOf(a) - placeOf(b));
}

/** A full test by id, or null while it is not written. */
export const findForm = (id: string): Promise<CompiledForm | null> => findCompiled<CompiledForm>('forms', id);
