// A set is scored by the number right, with nothing taken off for a wrong answer. A question left blank was omitted
// if the student had seen it, and not reached if not.

import { isKey } from '@/lib/domain/question/choice';
import type { CompiledQuestion } from '@/lib/domain/question/public-question';
import { isAccepted } from '@/lib/domain/question/response';
import type { AttemptState, ItemState } from './attempt';
import { untouched } from './item-state';

export type Outcome = 'right' | 'wrong' | 'omitted' | 'not-reached';

/** What became of the answer first given: gained went from wrong to right, lost from right to wrong or blank. */
export type AnswerChange = 'none' | 'gained' | 'lost' | 'neither';

export type ItemResult = {
  id: string;
  /** Place in the set, from 1. */
  number: number;
  outcome: Outcome;
  answer: string | null;
  firstAnswer: string | null;
  change: AnswerChange;
  eliminated: string[];
  marked: boolean;
  /** Working time on this question in milliseconds. */
  ms: number;
  visits: number;
};

/** Right answers among the questions of one domain or skill, with the questions themselves. */
export type Tally = { name: string; right: number; questions: number; items: string[] };

export type SetScore = {
  right: number;
  wrong: number;
  omitted: number;
  notReached: number;
  questions: number;
  domains: (Tally & { skills: Tally[] })[];
  /** How many questions ended right, or ended worse, because an answer was changed. */
  changes: { gained: number; lost: number; neither: number };
  items: ItemResult[];
};

type Marked = Pick<CompiledQuestion, 'key' | 'domain' | 'skill'> & { public: { id: string } };

/** Whether an answer is right by the question's key. */
export function isRight(key: CompiledQuestion['key'], answer: string): boolean {
  return key.kind === 'choice' ? isKey(answer, key.choice) : isAccepted(answer, key.accept);
}

/** Scores a state against its questions, in their order; domains and skills come in the order they first appear. */
export function scoreSet(state: AttemptState, questions: readonly Marked[]): SetScore {
  const items = questions.map((question, index) => {
    const { id } = question.public;
    return toResult(id, index + 1, state.items[id] ?? untouched, question.key);
  });
  const count = (outcome: Outcome) => items.filter((item) => item.outcome === outcome).length;
  const changed = (change: AnswerChange) => items.filter((item) => item.change === change).length;
  const rows = questions.map((question, index) => ({
    ...question,
    right: items[index]?.outcome === 'right',
  }));
  return {
    right: count('right'),
    wrong: count('wrong'),
    omitted: count('omitted'),
    notReached: count('not-reached'),
    questions: questions.length,
    domains: tallies(rows, 'domain').map((domain) => ({
      ...domain,
      skills: tallies(
        rows.filter((row) => row.domain === domain.name),
        'skill',
      ),
    })),
    changes: { gained: changed('gained'), lost: changed('lost'), neither: changed('neither') },
    items,
  };
}

function toResult(id: string, number: number, item: ItemState, key: CompiledQuestion['key']): ItemResult {
  const { answer, firstAnswer, eliminated, marked, ms, visits } = item;
  const right = answer !== null && isRight(key, answer);
  const blank = visits > 0 || firstAnswer !== null ? 'omitted' : 'not-reached';
  const outcome = answer === null ? blank : right ? 'right' : 'wrong';
  const change = toChange(item, right, firstAnswer !== null && isRight(key, firstAnswer));
  return { id, number, outcome, answer, firstAnswer, change, eliminated, marked, ms, visits };
}

function toChange(
  { answer, firstAnswer, changes }: ItemState,
  right: boolean,
  firstRight: boolean,
): AnswerChange {
  if (changes.length < 2 || answer === firstAnswer) return 'none';
  if (right === firstRight) return 'neither';
  return right ? 'gained' : 'lost';
}

function tallies(rows: readonly (Marked & { right: boolean })[], by: 'domain' | 'skill'): Tally[] {
  return [...new Set(rows.map((row) => row[by]))].map((name) => {
    const members = rows.filter((row) => row[by] === name);
    return {
      name,
      right: members.filter((row) => row.right).length,
      questions: members.length,
      items: members.map((row) => row.public.id),
    };
  });
}
