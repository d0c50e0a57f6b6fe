// Reads content/questions/: YAML in, papers out; what cannot be read becomes a problem with a sentence.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { formSchema, problemSetSchema } from '@/lib/domain/question/question';
import type { Paper } from './bank';
import type { Problem } from './problem';

const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

const nameAt = (data: unknown, where: readonly PropertyKey[]): string => {
  let at = data as Record<PropertyKey, unknown> | undefined;
  let id = String(at?.id ?? 'file');
  for (const key of where) {
    at = at?.[key] as Record<PropertyKey, unknown> | undefined;
    if (typeof at?.id === 'string' && at.id.length > 1) id = at.id;
  }
  return id;
};

/** zod's issues as problems: each names the nearest id and the field. */
export function toProblems(error: z.ZodError, data: unknown, file: string): Problem[] {
  return error.issues.flatMap((issue) => {
    // A choice question is the likely meaning of whatever fits neither kind of question.
    const inner = issue.code === 'invalid_union' ? issue.errors.at(-1) : undefined;
    const issues = inner?.map((one) => ({ ...one, path: [...issue.path, ...one.path] })) ?? [issue];
    return issues.map((one) => ({
      rule: 'schema',
      file,
      id: nameAt(data, one.path),
      message: `${one.path.join('.') || 'The file'}: ${one.message}.`.replace('..', '.'),
    }));
  });
}

/** Parses one file. Never throws: what is wrong is in `problems`. */
export function parsePaper(file: string, text: string): { paper: Paper | null; problems: Problem[] } {
  const document = parseDocument(text);
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ message }) => ({ rule: 'schema', file, id: 'file', message }));
    return { paper: null, problems };
  }
  const data = document.toJS() as Record<string, unknown> | null;
  if (data && 'modules' in data) {
    const form = formSchema.safeParse(data);
    if (!form.success) return { paper: null, problems: toProblems(form.error, data, file) };
    return { paper: { kind: 'form', file, qtype: '', ...form.data }, problems: [] };
  }
  const set = problemSetSchema.safeParse(data);
  if (!set.success) return { paper: null, problems: toProblems(set.error, data, file) };
  const { section, stimuli, questions, ...head } = set.data;
  const modules = [{ id: head.id, section, stimuli, questions }];
  return { paper: { kind: 'set', file, blueprint: null, ...head, modules }, problems: [] };
}

/** All papers below a folder, in order of file name. */
export function readPapers(folder = 'content/questions'): { papers: Paper[]; problems: Problem[] } {
  const parsed = filesBelow(folder, '.yaml').map((file) => parsePaper(file, readFileSync(file, 'utf8')));
  return {
    papers: parsed.flatMap(({ paper }) => paper ?? []),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}
