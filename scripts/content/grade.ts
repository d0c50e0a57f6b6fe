// npm run content:grade -- <answers.json>: compares a reader's answers with the keys and writes content/reviews/<set>.json.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { answersSchema } from '@/lib/domain/question/review';
import { itemsOf } from './find-owner';
import { gradeAnswers } from './grade-answers';
import { toLine } from './problem';
import { readBank } from './read-bank';
import { toProblems } from './schema-problems';

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`${file} cannot be read: ${(error as Error).message}`);
    return null;
  }
}

function gradeFile(file: string): boolean {
  const data = readJson(file);
  if (data === null) return false;
  const answers = answersSchema.safeParse(data);
  if (!answers.success) {
    for (const problem of toProblems(answers.error, data, file)) console.error(toLine(problem));
    return false;
  }
  const { bank } = readBank();
  const { set } = answers.data;
  const items = itemsOf(bank, set);
  if (items.length === 0) {
    console.error(`There is no set, form or lesson "${set}".`);
    return false;
  }
  const { ledger, notes, passed, failed } = gradeAnswers(items, answers.data, bank.reviews.get(set));
  mkdirSync('content/reviews', { recursive: true });
  writeFileSync(`content/reviews/${set}.json`, `${JSON.stringify(ledger, null, 2)}\n`);
  for (const note of notes) console.log(note);
  console.log(
    `${set}: ${passed} readings passed, ${failed} did not. Written to content/reviews/${set}.json.`,
  );
  return failed === 0;
}

const [file] = process.argv.slice(2);
if (!file) console.error('Name the file with the answers: npm run content:grade -- answers.json');
if (!file || !gradeFile(file)) process.exitCode = 1;
