// A made-up hour of bad luck, the same for the same seed: students answer on two devices while requests get lost,
// doubled, reordered and answered into the void. Any server can be put through it; used by tests only.

import type { EventId } from './accept';
import type { AttemptEvent, AttemptPlan, AttemptState, Happening } from './attempt';
import { isRunning, remainingMs } from './clock';
import { step } from './step';

export type ScheduledServer = {
  lease(device: string, takeOver: boolean): Promise<{ epoch: number; yours: boolean }>;
  view(): Promise<AttemptState>;
  send(
    device: string,
    events: AttemptEvent[],
  ): Promise<{ ack: EventId[]; refused: EventId[]; receipt: string | null }>;
};

export type Schedule = {
  seed: number;
  /** Things that happen before the end. */
  length: number;
  /** Whether every device gets its work through before the last one hands in. */
  flush: boolean;
};

export type Outcome = {
  /** Everything the student did, on any device. */
  produced: AttemptEvent[];
  /** What the server ever confirmed. */
  confirmed: EventId[];
  refused: EventId[];
  receipt: string | null;
};

type Device = { id: string; epoch: number; nextSeq: number; state: AttemptState; unsent: AttemptEvent[] };

/** Numbers from 0 up to but not including 1, from a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Takes a student through the schedule and hands the attempt in. The server must know the attempt already. */
export async function runSchedule(
  server: ScheduledServer,
  plan: AttemptPlan,
  deviceIds: readonly string[],
  { seed, length, flush }: Schedule,
): Promise<Outcome> {
  const random = seeded(seed);
  const upTo = (n: number) => Math.floor(random() * n);
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;
  const outcome: Outcome = { produced: [], confirmed: [], refused: [], receipt: null };
  const devices = new Map<string, Device>();

  const sit = async (id: string) => {
    const { epoch } = await server.lease(id, true);
    const before = devices.get(id);
    const sameTurn = before?.epoch === epoch;
    const state = sameTurn ? before.state : await server.view();
    devices.set(id, {
      id,
      epoch,
      state,
      nextSeq: sameTurn ? before.nextSeq : 1,
      unsent: before?.unsent ?? [],
    });
  };

  const act = (device: Device, happening: Happening, spentMs: number) => {
    const event: AttemptEvent = { ...happening, epoch: device.epoch, seq: device.nextSeq, spentMs };
    device.nextSeq += 1;
    device.state = step(device.state, event, plan);
    device.unsent.push(event);
    outcome.produced.push(event);
  };

  const send = async (device: Device, events: AttemptEvent[], answerIsLost: boolean) => {
    if (events.length === 0) return;
    const answer = await server.send(device.id, events);
    if (answerIsLost) return;
    const settled = [...answer.ack, ...answer.refused];
    device.unsent = device.unsent.filter(
      (mine) => !settled.some(({ epoch, seq }) => epoch === mine.epoch && seq === mine.seq),
    );
    outcome.confirmed.push(...answer.ack);
    outcome.refused.push(...answer.refused);
    outcome.receipt ??= answer.receipt;
  };

  const shuffled = (events: readonly AttemptEvent[]) =>
    events
      .map((event) => [random(), event] as const)
      .sort(([a], [b]) => a - b)
      .map(([, event]) => event);

  await sit(pick(deviceIds));
  let current = [...devices.keys()][0] as string;
  for (let turn = 0; turn < length; turn += 1) {
    // A device that lost its turn goes on writing until it hears of it.
    const device = devices.get(random() < 0.85 ? current : pick([...devices.keys()])) as Device;
    const luck = random();
    if (luck < 0.6) {
      const left = remainingMs(device.state, plan);
      const spentMs = Math.min(upTo(9000), left ?? 9000);
      act(
        device,
        left === 0 && isRunning(device.state) ? { type: 'time-up' } : wish(device.state, plan, pick),
        spentMs,
      );
    } else if (luck < 0.85) {
      const some = shuffled(device.unsent).slice(0, 1 + upTo(device.unsent.length + 1));
      const doubled = random() < 0.3 ? [...some, ...some.slice(0, 2)] : some;
      await send(device, doubled, random() < 0.25);
    } else if (luck < 0.93) {
      // Again what the server may have had long ago.
      await send(
        device,
        shuffled(outcome.produced.filter(({ epoch }) => epoch === device.epoch)).slice(0, 5),
        true,
      );
    } else {
      current = pick(deviceIds);
      await sit(current);
    }
  }
  await sit(current);
  const last = devices.get(current) as Device;
  if (flush) for (const device of devices.values()) await send(device, shuffled(device.unsent), false);
  act(last, { type: 'submit' }, 0);
  // The hand-in goes first and alone, and must wait for whatever is still unsent.
  await send(last, last.unsent.slice(-1), false);
  await send(last, [...last.unsent], false);
  for (const device of devices.values()) await send(device, shuffled(device.unsent), false);
  return outcome;
}

/** Something a student could do now. */
function wish(state: AttemptState, plan: AttemptPlan, pick: <T>(list: readonly T[]) => T): Happening {
  if (state.phase === 'ready') return { type: 'begin' };
  if (state.phase === 'paused') return { type: 'resume' };
  if (!isRunning(state)) return { type: 'tick' };
  const here = plan.parts[state.part]?.items ?? [];
  const { id: item, choices } = pick(here);
  const choice = pick(choices);
  return pick<Happening>([
    { type: 'visit', item },
    { type: 'answer', item, value: choice },
    { type: 'answer', item, value: choice },
    { type: 'answer', item, value: choice },
    { type: 'clear', item },
    { type: 'eliminate', item, choice },
    { type: 'restore', item, choice },
    { type: 'mark', item },
    { type: 'unmark', item },
    { type: 'review' },
    { type: 'tick' },
    { type: plan.mode === 'practice' ? 'pause' : 'tick' },
  ]);
}
