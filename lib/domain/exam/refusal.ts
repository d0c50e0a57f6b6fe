// What the plan alone rules out, whoever sends it and whenever it comes. Everything else is kept.

import type { AttemptEvent, AttemptPlan } from './attempt';

/** A sentence saying why the event cannot belong to this attempt, or null when it can. */
export function refusal(plan: AttemptPlan, event: AttemptEvent): string | null {
  if (event.type === 'pause' && plan.mode === 'strict') {
    return 'This set is timed as on test day, so the clock cannot be paused. Practice mode has a pause.';
  }
  if (event.type === 'pause' && plan.mode === 'untimed') {
    return 'This set has no time limit, so there is no clock to pause.';
  }
  if (event.type === 'time-up' && plan.mode === 'untimed') {
    return 'This set has no time limit, so time cannot run out.';
  }
  if (event.type === 'advance' && plan.parts.length === 1) {
    return 'This set has one part, so there is no next part to go to.';
  }
  if (!('item' in event)) return null;
  const item = plan.parts.flatMap((part) => part.items).find(({ id }) => id === event.item);
  if (!item) return 'This question is not in the set you are taking. Reload the page to load the right set.';
  const choice = event.type === 'answer' && item.kind === 'choice' ? event.value : null;
  const crossed = event.type === 'eliminate' || event.type === 'restore' ? event.choice : null;
  const named = choice ?? crossed;
  if (named !== null && !item.choices.includes(named)) {
    return 'This question has no such answer choice. Reload the page to load the right set.';
  }
  return null;
}
