// One rule, two callers: the browser steps to feel instant, the server steps to be right.
// Events count in the order (epoch, seq), whatever the order they arrive in; the same event twice is one.

import type { AttemptEvent, AttemptPlan, AttemptState, LoggedEvent } from './attempt';
import { isOverdrawn, isRunning } from './clock';
import { touchItem, untouched } from './item-state';

/** The state before anything happened. */
export function initialState(plan: AttemptPlan): AttemptState {
  const items = plan.parts.flatMap((part) => part.items);
  return {
    phase: 'ready',
    part: 0,
    current: null,
    usedMs: plan.parts.map(() => 0),
    items: Object.fromEntries(items.map((item) => [item.id, untouched])),
    ledger: { questionMs: 0, reviewMs: 0, lateMs: 0 },
    lastEpoch: 0,
    lastSeq: 0,
  };
}

/**
 * The state after one more event, which must follow the last one by (epoch, seq); an earlier one changes nothing here
 * and needs a new fold. An event the phase has no use for moves nothing but the count.
 */
export function step(
  state: AttemptState,
  event: AttemptEvent | LoggedEvent,
  plan: AttemptPlan,
): AttemptState {
  const late = 'late' in event ? event.late : 'none';
  if (state.phase === 'submitted' || late === 'after-submit') return state;
  if (late === 'older-epoch') return fill(state, event);
  const before = event.epoch < state.lastEpoch;
  if (before || (event.epoch === state.lastEpoch && event.seq <= state.lastSeq)) return state;
  const charged = charge(state, 'chargedMs' in event ? event.chargedMs : event.spentMs, plan);
  return { ...move(charged, event, plan), lastEpoch: event.epoch, lastSeq: event.seq };
}

/** State of a whole log, given in any order and with any repeats. */
export function foldLog(plan: AttemptPlan, events: readonly (AttemptEvent | LoggedEvent)[]): AttemptState {
  const byPlace = new Map<string, AttemptEvent | LoggedEvent>();
  for (const event of events) {
    const place = `${event.epoch}.${event.seq}`;
    if (!byPlace.has(place)) byPlace.set(place, event);
  }
  return [...byPlace.values()]
    .sort((a, b) => a.epoch - b.epoch || a.seq - b.seq)
    .reduce((state, event) => step(state, event, plan), initialState(plan));
}

/** What a device taken over from had still to say: its answers count where nobody answered later, its time does not. */
function fill(state: AttemptState, event: AttemptEvent): AttemptState {
  const ledger = { ...state.ledger, lateMs: state.ledger.lateMs + event.spentMs };
  return { ...touchItem(state, event), ledger };
}

function charge(state: AttemptState, ms: number, plan: AttemptPlan): AttemptState {
  if (ms === 0 || !isRunning(state)) return state;
  const usedMs = state.usedMs.map((used, part) => (part === state.part ? used + ms : used));
  if (state.phase === 'reviewing') {
    return locked(
      { ...state, usedMs, ledger: { ...state.ledger, reviewMs: state.ledger.reviewMs + ms } },
      plan,
    );
  }
  const ledger = { ...state.ledger, questionMs: state.ledger.questionMs + ms };
  const item = state.current === null ? undefined : state.items[state.current];
  const items =
    item && state.current ? { ...state.items, [state.current]: { ...item, ms: item.ms + ms } } : state.items;
  return locked({ ...state, usedMs, ledger, items }, plan);
}

function locked(state: AttemptState, plan: AttemptPlan): AttemptState {
  return isOverdrawn(state, plan) ? { ...state, phase: 'time-up' } : state;
}

function move(state: AttemptState, event: AttemptEvent, plan: AttemptPlan): AttemptState {
  const running = isRunning(state);
  switch (event.type) {
    case 'submit':
      return { ...state, phase: 'submitted' };
    case 'begin': {
      const first = plan.parts[state.part]?.items[0]?.id;
      if (state.phase !== 'ready' || first === undefined) return state;
      return visit({ ...state, phase: 'working' }, first);
    }
    case 'resume':
      return state.phase === 'paused' ? { ...state, phase: 'working' } : state;
    case 'pause':
      return running && plan.mode === 'practice' ? { ...state, phase: 'paused' } : state;
    case 'time-up':
      return running && plan.mode !== 'untimed' ? { ...state, phase: 'time-up' } : state;
    case 'review':
      return running ? { ...state, phase: 'reviewing' } : state;
    case 'advance': {
      const next = state.part + 1;
      if ((!running && state.phase !== 'time-up') || next >= plan.parts.length) return state;
      return { ...state, phase: 'ready', part: next, current: null };
    }
    case 'tick':
      return state;
    case 'visit':
      if (!isOpen(state, plan, event.item)) return state;
      return running && isHere(state, plan, event.item)
        ? visit({ ...state, phase: 'working' }, event.item)
        : touchItem(state, event);
    default:
      return isOpen(state, plan, event.item) ? touchItem(state, event) : state;
  }
}

function isHere(state: AttemptState, plan: AttemptPlan, item: string): boolean {
  return plan.parts[state.part]?.items.some(({ id }) => id === item) ?? false;
}

/**
 * Whether a question still takes answers. The begin, resume or advance in front of an answer may be what is missing,
 * so only time that is up or a part that was left close a question.
 */
function isOpen(state: AttemptState, plan: AttemptPlan, item: string): boolean {
  return isHere(state, plan, item)
    ? state.phase !== 'time-up'
    : plan.parts.slice(state.part + 1).some((part) => part.items.some(({ id }) => id === item));
}

function visit(state: AttemptState, item: string): AttemptState {
  if (state.current === item) return state;
  return { ...touchItem(state, { type: 'visit', item }), current: item };
}
