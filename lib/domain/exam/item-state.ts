// What one event does to one question: its answer, the changes of it, what is crossed out, and the mark for review.

import type { AttemptState, Happening, ItemState } from './attempt';

/** A question nobody has looked at. */
export const untouched: ItemState = {
  answer: null,
  firstAnswer: null,
  changes: [],
  eliminated: [],
  marked: false,
  ms: 0,
  visits: 0,
};

/** The state with the event applied to its question; unchanged when the event concerns none, or an unknown one. */
export function touchItem(state: AttemptState, event: Happening): AttemptState {
  if (!('item' in event)) return state;
  const item = Object.hasOwn(state.items, event.item) ? state.items[event.item] : undefined;
  if (!item) return state;
  const atMs = state.usedMs.reduce((sum, ms) => sum + ms, 0);
  return { ...state, items: { ...state.items, [event.item]: touched(item, event, atMs) } };
}

function touched(item: ItemState, event: Extract<Happening, { item: string }>, atMs: number): ItemState {
  switch (event.type) {
    case 'visit':
      return { ...item, visits: item.visits + 1 };
    case 'answer':
      return answered(item, event.value, atMs);
    case 'clear':
      return item.answer === null ? item : answered(item, null, atMs);
    case 'eliminate':
      return { ...item, eliminated: [...new Set([...item.eliminated, event.choice])].sort() };
    case 'restore':
      return { ...item, eliminated: item.eliminated.filter((choice) => choice !== event.choice) };
    case 'mark':
      return { ...item, marked: true };
    case 'unmark':
      return { ...item, marked: false };
  }
}

/** Choosing a crossed-out choice brings it back. Giving the same answer again is no change. */
function answered(item: ItemState, answer: string | null, atMs: number): ItemState {
  const eliminated = item.eliminated.filter((choice) => choice !== answer);
  if (item.answer === answer) return { ...item, eliminated };
  return {
    ...item,
    eliminated,
    answer,
    firstAnswer: item.firstAnswer ?? answer,
    changes: [...item.changes, { from: item.answer, to: answer, atMs }],
  };
}
