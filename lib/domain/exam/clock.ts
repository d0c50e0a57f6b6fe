// The clock is a budget of time used. It runs only while the student works or reviews;
// a closed page, a lost connection or a wrong device clock costs nothing.

import type { AttemptMode, AttemptPlan, AttemptState } from './attempt';

/** How far past its budget a part may be charged before the rules lock it by themselves (the device locks at zero). */
export const lockSlackMs = 10_000;

/** How much more working time a writer may report than has passed on the server since it became the writer. */
export const wallSlackMs = 60_000;

/** Budget of a part in milliseconds, accommodation applied; null when untimed. `seconds` is the standard time. */
export function budgetMs(seconds: number, mode: AttemptMode, timeFactor: 1 | 1.5 | 2): number | null {
  return mode === 'untimed' ? null : Math.round(seconds * timeFactor * 1000);
}

/** Milliseconds left in the current part, never below 0; null when untimed. */
export function remainingMs(state: AttemptState, plan: AttemptPlan): number | null {
  const budget = plan.parts[state.part]?.budgetMs ?? null;
  return budget === null ? null : Math.max(0, budget - (state.usedMs[state.part] ?? 0));
}

/** Whether time is running: only while working on a question or checking the work. */
export function isRunning(state: AttemptState): boolean {
  return state.phase === 'working' || state.phase === 'reviewing';
}

/** Whether the current part has used its budget and the slack, so that it locks without the device saying so. */
export function isOverdrawn(state: AttemptState, plan: AttemptPlan): boolean {
  const budget = plan.parts[state.part]?.budgetMs ?? null;
  return budget !== null && (state.usedMs[state.part] ?? 0) > budget + lockSlackMs;
}

/**
 * How much of a reported `spentMs` can be true: a writer cannot have worked longer than it has been the writer.
 * `wallMs` is the time since then by the server's clock, `chargedMs` what this writer was charged already.
 */
export function chargeableMs(spentMs: number, wallMs: number, chargedMs: number): number {
  return Math.min(spentMs, Math.max(0, Math.max(0, wallMs) + wallSlackMs - chargedMs));
}
