import { useSyncExternalStore } from 'react';
import type { AttemptSession } from './attempt-session';
import { leftNow } from './session-life';

/** Whole seconds left in the part, counting down by itself; null when untimed. Shows 0 only when nothing is left. */
export function useCountdown(session: AttemptSession): number | null {
  const read = () => {
    const left = leftNow(session);
    return left === null ? null : Math.ceil(left / 1000);
  };
  const subscribe = (changed: () => void) => {
    const timer = setInterval(changed, 250);
    const stop = session.subscribe(changed);
    return () => {
      clearInterval(timer);
      stop();
    };
  };
  return useSyncExternalStore(subscribe, read, read);
}
