// Turns what is written into what the server reads: one JSON file per set, form, lesson and guide. A file whose source
// and compiler have not changed is left alone.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { actLessons } from '@/content/catalogue/act';
import { satLessons } from '@/content/catalogue/sat';
import { actProblemSets } from '@/content/exams/act';
import { compileGuide } from '@/lib/server/content/compile-guide';
import { compileLesson } from '@/lib/server/content/compile-lesson';
import { compileForm, compileSet } from '@/lib/server/content/compile-set';
import { openTypesetter, type Typeset } from '@/lib/server/content/typeset';
import type { Bank, Paper } from './bank';
import { filesBelow } from './files-below';
import type { Problem } from './problem';

type Product = { file: string; id: string; target: string; make: (typeset: Typeset) => unknown };

/** Standard seconds of a set: its section's blueprint, at the same pace where the set is shorter or longer. */
export function secondsOf(section: string, questions: number): number {
  const blueprint = actProblemSets[section as keyof typeof actProblemSets];
  const part = blueprint?.parts[0];
  if (!part) throw new Error(`There is no blueprint for sets of section "${section}".`);
  return part.questions === questions ? part.seconds : Math.ceil((part.seconds / part.questions) * questions);
}

function paperProduct(paper: Paper): Product {
  const { file, id } = paper;
  if (paper.kind === 'form') {
    return { file, id, target: `forms/${id}.json`, make: (typeset) => compileForm(paper.source, typeset) };
  }
  const { source } = paper;
  const seconds = () => secondsOf(source.section, source.questions.length);
  return { file, id, target: `sets/${id}.json`, make: (typeset) => compileSet(source, seconds(), typeset) };
}

function productsOf({ papers, guides, lessons }: Pick<Bank, 'papers' | 'guides' | 'lessons'>): Product[] {
  const sectionOf = new Map([...satLessons, ...actLessons].map(({ id, section }) => [id, section as string]));
  return [
    ...papers.filter(({ status }) => status === 'live').map(paperProduct),
    ...guides
      .filter(({ head }) => head.status === 'live')
      .map(({ file, head, text }) => ({
        file,
        id: head.slug,
        target: `guides/${head.slug}.json`,
        make: (typeset: Typeset) => compileGuide(head, text, typeset),
      })),
    ...lessons
      .filter(({ head }) => head.status === 'live')
      .map(({ file, head, text }) => ({
        file,
        id: head.id,
        target: `lessons/${head.id}.json`,
        make: (typeset: Typeset) => compileLesson(head, sectionOf.get(head.id) ?? '', text, typeset),
      })),
  ];
}

const digest = (parts: readonly string[]) => createHash('sha256').update(parts.join('\0')).digest('hex');

/** Everything that shapes the output besides the source file itself. */
const compilerHash = () =>
  digest(
    ['lib/server/content', 'scripts/content', 'content/exams', 'content/catalogue', 'lib/domain/exam']
      .flatMap((folder) => filesBelow(folder, '.ts'))
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => readFileSync(file, 'utf8')),
  );

export type Compiled = { written: number; kept: number; removed: number; problems: Problem[] };

/**
 * Compiles live content into a folder; drafts leave it, and so does what is gone. Safe beside a reader: each file is
 * written beside its place and moved.
 */
export async function compileBank(
  bank: Pick<Bank, 'papers' | 'guides' | 'lessons'>,
  folder: string,
): Promise<Compiled> {
  const manifestFile = path.join(folder, 'manifest.json');
  let old: Record<string, string> = {};
  try {
    old = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, string>;
  } catch {
    // First time, or cut short: compile everything.
  }
  const compiler = compilerHash();
  const typesetter = openTypesetter();
  const manifest: Record<string, string> = {};
  const result: Compiled = { written: 0, kept: 0, removed: 0, problems: [] };
  for (const { file, id, target, make } of productsOf(bank)) {
    const hash = digest([compiler, readFileSync(file, 'utf8')]);
    const place = path.join(folder, target);
    if (old[target] === hash && existsSync(place)) {
      manifest[target] = hash;
      result.kept += 1;
      continue;
    }
    try {
      const made = JSON.stringify(await typesetter.withMath(make));
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(`${place}.new`, made);
      renameSync(`${place}.new`, place);
      manifest[target] = hash;
      result.written += 1;
    } catch (error) {
      result.problems.push({ rule: 'compile', file, id, message: (error as Error).message });
    }
  }
  typesetter.save();
  for (const kind of ['sets', 'forms', 'lessons', 'guides'])
    mkdirSync(path.join(folder, kind), { recursive: true });
  for (const place of filesBelow(folder, '.json')) {
    const target = path.relative(folder, place);
    if (target === 'manifest.json' || target in manifest) continue;
    rmSync(place);
    result.removed += 1;
  }
  writeFileSync(`${manifestFile}.new`, JSON.stringify(manifest, null, 1));
  renameSync(`${manifestFile}.new`, manifestFile);
  return result;
}
