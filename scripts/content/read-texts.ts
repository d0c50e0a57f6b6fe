// Reads content/guides/ and content/lessons/: front matter between `---` lines, then Markdown.

import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { guideSchema } from '@/lib/domain/guide/guide';
import { lessonSchema } from '@/lib/domain/lesson/lesson';
import type { GuideText, LessonText } from './bank';
import { filesBelow } from './files-below';
import type { Problem } from './problem';
import { toProblems } from './schema-problems';

type Read<T> = { head: T | null; text: string; problems: Problem[] };

/** Parses front matter by a schema. Never throws: what is wrong is in `problems`. */
export function parseText<T>(schema: z.ZodType<T>, file: string, source: string): Read<T> {
  const split = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  const fail = (message: string): Read<T> => ({
    head: null,
    text: '',
    problems: [{ rule: 'schema', file, id: 'file', message }],
  });
  if (!split) return fail('The file must begin with front matter between two lines of three hyphens.');
  const document = parseDocument(split[1] ?? '');
  const [error] = document.errors;
  if (error) return fail(`The front matter cannot be read: ${error.message}`);
  const data: unknown = document.toJS();
  const parsed = schema.safeParse(data);
  if (!parsed.success) return { head: null, text: '', problems: toProblems(parsed.error, data, file) };
  return { head: parsed.data, text: split[2] ?? '', problems: [] };
}

function readAll<T>(schema: z.ZodType<T>, folder: string) {
  const read = filesBelow(folder, '.md').map((file) => ({
    file,
    ...parseText(schema, file, readFileSync(file, 'utf8')),
  }));
  return {
    texts: read.flatMap(({ file, head, text }) => (head ? [{ file, head, text }] : [])),
    problems: read.flatMap(({ problems }) => problems),
  };
}

export const readGuides = (folder = 'content/guides'): { texts: GuideText[]; problems: Problem[] } =>
  readAll(guideSchema, folder);

export const readLessons = (folder = 'content/lessons'): { texts: LessonText[]; problems: Problem[] } =>
  readAll(lessonSchema, folder);
