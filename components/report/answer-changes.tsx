import type { SetScore } from '@/lib/domain/exam/score';

const times = (n: number) => (n === 1 ? 'one question' : `${n} questions`);

/** Whether second thoughts helped. */
export function AnswerChanges({ changes }: { changes: SetScore['changes'] }) {
  const { gained, lost, neither } = changes;
  if (gained + lost + neither === 0) return <p className="how">You changed no answer.</p>;
  const parts = [
    gained > 0 && `gained ${times(gained)}`,
    lost > 0 && `lost ${times(lost)}`,
    neither > 0 && `made no difference on ${times(neither)}`,
  ].filter(Boolean);
  return <p className="how">Changing your answer {parts.join(', ')}.</p>;
}
