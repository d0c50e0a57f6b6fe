// What an attempt's owner sees once it is submitted: score, and every question with its key and reasons.

import type {
  CompiledQuestion,
  Html,
  PublicQuestion,
  PublicStimulus,
} from '@/lib/domain/question/public-question';
import type { AttemptPlan, AttemptState } from './attempt';
import { type ItemResult, type SetScore, scoreSet } from './score';

export type ReportQuestion = {
  question: PublicQuestion;
  result: ItemResult;
  section: string;
  domain: string;
  skill: string;
  difficulty: CompiledQuestion['difficulty'];
  /** Seconds a prepared student takes. */
  expectedSeconds: number;
  key: CompiledQuestion['key'];
  /** Why the choice taken is wrong; null when it was right, or nothing was answered, or answers are typed. */
  whyNot: Html | null;
  /** Why the key is right. */
  whyKey: Html | null;
  rationales: Record<string, Html>;
  explanation: Html;
};

export type OwnReport = {
  attempt: string;
  plan: AttemptPlan;
  score: Omit<SetScore, 'items'>;
  stimuli: PublicStimulus[];
  questions: ReportQuestion[];
  /** Working time charged, in milliseconds, and where it went. */
  usedMs: number;
  ledger: AttemptState['ledger'];
  receipt: string;
  /** ISO moments. */
  startedAt: string;
  submittedAt: string;
};

/** The shown set as the report needs it; only ever made for a submitted attempt. */
export function reportQuestions(questions: readonly CompiledQuestion[], items: readonly ItemResult[]) {
  return questions.flatMap((compiled, index): ReportQuestion[] => {
    const result = items[index];
    if (!result) return [];
    const { public: question, key, rationales, traps: _, ...rest } = compiled;
    const keyId = key.kind === 'choice' ? key.choice : 'key';
    const taken = key.kind === 'choice' && result.outcome === 'wrong' ? result.answer : null;
    return [
      {
        ...rest,
        question,
        result,
        key,
        rationales,
        whyNot: taken === null ? null : (rationales[taken] ?? null),
        whyKey: rationales[keyId] ?? null,
      },
    ];
  });
}

/** Score and questions of a report, from the state and the set as it was shown. */
export function reportOf(
  state: AttemptState,
  shown: { stimuli: PublicStimulus[]; questions: CompiledQuestion[] },
): Pick<OwnReport, 'score' | 'stimuli' | 'questions' | 'usedMs' | 'ledger'> {
  const { items, ...score } = scoreSet(state, shown.questions);
  return {
    score,
    stimuli: shown.stimuli,
    questions: reportQuestions(shown.questions, items),
    usedMs: state.usedMs.reduce((sum, ms) => sum + ms, 0),
    ledger: state.ledger,
  };
}
