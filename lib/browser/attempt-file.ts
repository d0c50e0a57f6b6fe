// The attempt as a file in the student's hands, for the day when nothing else works.

import type { AttemptEvent } from '@/lib/domain/exam/attempt';
import type { SessionSnapshot } from './attempt-session';

/** Plan, state and every event this device knows. Holds no key: none has ever been here. */
export function toAttemptFile(snapshot: SessionSnapshot, events: AttemptEvent[]): string {
  const { view, state, receipt } = snapshot;
  const answers = Object.fromEntries(Object.entries(state.items).map(([id, item]) => [id, item.answer]));
  return JSON.stringify({ attempt: view.id, set: view.plan.form, receipt, answers, state, events }, null, 2);
}

/** Hands a text file to the browser's downloads. */
export function download(name: string, text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
