// What happens to an open attempt by itself: heartbeats, time running out, the page being hidden, the connection coming back.

import { isRunning, remainingMs } from '@/lib/domain/exam/clock';
import type { AttemptSession } from './attempt-session';

const heartbeatMs = 10_000;
const watchMs = 500;

/** Milliseconds left in the current part at this moment, never below 0; null when untimed. */
export function leftNow(session: AttemptSession): number | null {
  const { state, view } = session.get();
  const left = remainingMs(state, view.plan);
  return left === null ? null : Math.max(0, left - session.sinceLastEvent());
}

/**
 * Keeps the attempt alive until the returned function is called. A crash costs at most one heartbeat of the record and
 * none of the budget. In timed modes the clock runs while the page is open, hidden or not, as in the official app;
 * without a limit, hidden time is not working time.
 */
export function keepAlive(session: AttemptSession): () => void {
  const running = () => session.get().writing === 'here' && isRunning(session.get().state);

  function beat() {
    if (running()) void session.act({ type: 'tick' });
  }

  function watch() {
    const { writing, state } = session.get();
    if (writing === 'here' && state.phase === 'time-up') void session.act({ type: 'submit' });
    if (!running() || leftNow(session) !== 0) return;
    void session.act({ type: 'time-up' });
    void session.act({ type: 'submit' });
  }

  function lookAway() {
    beat();
    if (session.get().view.plan.mode === 'untimed') session.rest();
    void session.leave();
  }

  function onVisibility() {
    if (document.visibilityState === 'hidden') lookAway();
    else session.goOn();
  }

  const timers = [setInterval(beat, heartbeatMs), setInterval(watch, watchMs)];
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', lookAway);
  window.addEventListener('online', session.retryNow);
  return () => {
    for (const timer of timers) clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', lookAway);
    window.removeEventListener('online', session.retryNow);
  };
}
