import type { Outcome } from '@/lib/domain/exam/score';

export const outcomeWords: Record<Outcome, string> = {
  right: 'Right',
  wrong: 'Wrong',
  omitted: 'Left empty',
  'not-reached': 'Not reached',
};

const shapes: Record<Outcome, string> = {
  right: 'dot',
  wrong: 'dot w',
  omitted: 'dot o',
  'not-reached': 'dot n',
};

/** One question: filled when right, a ring when wrong, a dash when left empty, a dotted dash when not reached. Never named by colour. */
export function OutcomeDot({ outcome }: { outcome: Outcome }) {
  return <i className={shapes[outcome]} aria-hidden="true" />;
}
