import { existsSync, readFileSync } from 'node:fs';
import { type ReviewLedger, reviewLedgerSchema } from '@/lib/domain/question/review';
import type { Bank } from './bank';
import { filesBelow } from './files-below';
import type { Problem } from './problem';
import { readPapers } from './read-papers';
import { readGuides, readLessons } from './read-texts';
import { toProblems } from './schema-problems';

function readReviews(folder: string): { reviews: Map<string, ReviewLedger>; problems: Problem[] } {
  const reviews = new Map<string, ReviewLedger>();
  const problems: Problem[] = [];
  for (const file of existsSync(folder) ? filesBelow(folder, '.json') : []) {
    const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const ledger = reviewLedgerSchema.safeParse(data);
    if (ledger.success) reviews.set(ledger.data.set, ledger.data);
    else problems.push(...toProblems(ledger.error, data, file));
  }
  return { reviews, problems };
}

/** Everything below content/, with what could not be read as problems. */
export function readBank(root = 'content'): { bank: Bank; problems: Problem[] } {
  const papers = readPapers(`${root}/questions`);
  const guides = readGuides(`${root}/guides`);
  const lessons = readLessons(`${root}/lessons`);
  const { reviews, problems } = readReviews(`${root}/reviews`);
  return {
    bank: { papers: papers.papers, guides: guides.texts, lessons: lessons.texts, reviews },
    problems: [...papers.problems, ...guides.problems, ...lessons.problems, ...problems],
  };
}
