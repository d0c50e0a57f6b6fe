// Reads content/questions/: YAML in, papers out; what cannot be read becomes a problem with a sentence.

import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { formSchema, problemSetSchema } from '@/lib/domain/question/question';
import type { Paper } from './bank';
import { filesBelow } from './files-below';
import type { Problem } from './problem';
import { toProblems } from './schema-problems';

/** Parses one file. Never throws: what is wrong is in `problems`. */
export function parsePaper(file: string, text: string): { paper: Paper | null; problems: Problem[] } {
  const document = parseDocument(text);
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ message }) => ({
      rule: 'schema',
      file,
      id: 'file',
      message: `The YAML cannot be read: ${message}`,
    }));
    return { paper: null, problems };
  }
  const data = document.toJS() as Record<string, unknown> | null;
  if (data && 'modules' in data) {
    const form = formSchema.safeParse(data);
    if (!form.success) return { paper: null, problems: toProblems(form.error, data, file) };
    return { paper: { kind: 'form', file, qtype: '', source: form.data, ...form.data }, problems: [] };
  }
  const set = problemSetSchema.safeParse(data);
  if (!set.success) return { paper: null, problems: toProblems(set.error, data, file) };
  const { section, stimuli, questions, ...head } = set.data;
  const modules = [{ id: head.id, section, stimuli, questions }];
  return { paper: { kind: 'set', file, blueprint: null, source: set.data, ...head, modules }, problems: [] };
}

/** All papers below a folder, in order of file name. */
export function readPapers(folder = 'content/questions'): { papers: Paper[]; problems: Problem[] } {
  const parsed = filesBelow(folder, '.yaml').map((file) => parsePaper(file, readFileSync(file, 'utf8')));
  return {
    papers: parsed.flatMap(({ paper }) => paper ?? []),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}
