import { expect, test } from '@jest/globals';
import type { AttemptEvent } from '@/lib/domain/exam/attempt';
import type { EventsAnswer } from '@/lib/domain/exam/attempt-api';
import type { Answer, Failure } from './attempt-client';
import { eventSender, type SendState } from './event-sender';

const tick = (seq: number): AttemptEvent => ({ type: 'tick', epoch: 1, seq, spentMs: 0 });

/** A server that fails as told, then takes everything; `wait` runs the sender's next timer. */
function setUp(failures: Failure[]) {
  const kept = [tick(1), tick(2)];
  const sent: number[][] = [];
  const states: SendState['kind'][] = [];
  let timer: (() => void) | null = null;
  const sender = eventSender({
    unsent: async (limit) => kept.slice(0, limit),
    send: async (events): Promise<Answer<EventsAnswer>> => {
      sent.push(events.map((e) => e.seq));
      const failure = failures.shift();
      if (failure) return { ok: false, failure };
      const ack = events.map(({ epoch, seq }) => ({ epoch, seq }));
      return { ok: true, value: { ack, refused: [], lease: { epoch: 1, yours: true }, receipt: null } };
    },
    settle: async (answer) => {
      for (const { seq } of answer.ack)
        kept.splice(
          kept.findIndex((e) => e.seq === seq),
          1,
        );
    },
    onState: (state) => states.push(state.kind),
    backoff: () => 1000,
    after: (_ms, run) => {
      timer = run;
      return () => {
        timer = null;
      };
    },
  });
  const settled = async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };
  return {
    sender,
    kept,
    sent,
    states,
    settled,
    wait: () => {
      const run = timer;
      timer = null;
      run?.();
    },
  };
}

test('events that could not be sent stay kept and go up when the wait is over', async () => {
  const { sender, kept, sent, states, settled, wait } = setUp([{ kind: 'offline' }]);
  sender.nudge();
  await settled();
  expect(kept).toHaveLength(2);
  expect(states.at(-1)).toBe('waiting');
  wait();
  await settled();
  expect(kept).toHaveLength(0);
  expect(sent).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(states.at(-1)).toBe('idle');
});

test('an event added while a batch is on its way is sent after it', async () => {
  const { sender, kept, sent, settled } = setUp([]);
  sender.nudge();
  kept.push(tick(3));
  sender.nudge();
  await settled();
  expect(kept).toHaveLength(0);
  expect(sent.flat()).toContain(3);
});

test('an ended session stops the sending until the student has signed in again', async () => {
  const { sender, kept, states, settled } = setUp([{ kind: 'signed-out' }]);
  sender.nudge();
  await settled();
  sender.nudge();
  await settled();
  expect(states.at(-1)).toBe('stopped');
  expect(kept).toHaveLength(2);
  sender.retryNow();
  await settled();
  expect(kept).toHaveLength(0);
});
