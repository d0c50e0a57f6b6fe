// Compares a second reader's answers with the keys and makes the entries of the review ledger.

import type { Answers, Review, ReviewLedger } from '@/lib/domain/question/review';
import { readValue } from '@/lib/server/content/check-program';
import { isSame } from '@/lib/server/content/check-values';
import { questionHash } from '@/lib/server/content/question-hash';
import type { Item } from './bank';

export type Graded = { ledger: ReviewLedger; notes: string[]; passed: number; failed: number };

function agrees({ question }: Item, answer: string): boolean {
  if (question.kind === 'choice') return answer.trim().toUpperCase() === question.key;
  try {
    return question.accept.some((accepted) => isSame(readValue(accepted), readValue(answer)));
  } catch {
    return false;
  }
}

/** A reading passes when it agrees with the key and no complaint is a must-fix. Earlier readings of other questions stay. */
export function gradeAnswers(
  items: readonly Item[],
  answers: Answers,
  before: ReviewLedger | undefined,
): Graded {
  const questions: Record<string, Review> = { ...before?.questions };
  const notes: string[] = [];
  let [passed, failed] = [0, 0];
  const known = new Map(items.map((item) => [item.question.id, item]));
  for (const id of Object.keys(answers.answers)) {
    if (!known.has(id)) notes.push(`${id}: there is no such question in ${answers.set}.`);
  }
  for (const [id, item] of known) {
    const reading = answers.answers[id];
    if (!reading) continue;
    const isRight = agrees(item, reading.answer);
    const mustFix = reading.complaints.filter(({ grade }) => grade === 'must-fix');
    const isPassed = isRight && mustFix.length === 0;
    const { set: _set, answers: _all, ...by } = answers;
    questions[id] = {
      hash: questionHash(item.question, item.stimulus),
      ...by,
      ...reading,
      agrees: isRight,
      passed: isPassed,
    };
    if (isPassed) passed += 1;
    else failed += 1;
    if (!isRight) notes.push(`${id}: the reader answered ${reading.answer}, which is not the key.`);
    for (const { grade, text } of reading.complaints) notes.push(`${id}: ${grade}: ${text}`);
    const felt = reading.band - item.question.band;
    if (Math.abs(felt) >= 3)
      notes.push(`${id}: it felt like band ${reading.band}, and is filed under ${item.question.band}.`);
    if (reading.dead.length > 0) notes.push(`${id}: nobody would take ${reading.dead.join(', ')}.`);
  }
  const left = items.filter(({ question }) => !questions[question.id]).length;
  if (left > 0) notes.push(`${left} questions of ${answers.set} have not been read.`);
  // In the order of the set, so that a later reading changes only its own lines.
  const ordered = Object.fromEntries(
    [...known.keys()].flatMap((id) => {
      const review = questions[id];
      return review ? [[id, review]] : [];
    }),
  );
  return { ledger: { set: answers.set, questions: ordered }, notes, passed, failed };
}
