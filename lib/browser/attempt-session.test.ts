import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { becomeLeaseHolder, refreshAttempt, sendAllUnsent, startAttempt } from './attempt-opening';
import { openSession, stateOf } from './attempt-session';
import { aDesk, testServer } from './builders';
import { setWriter } from './event-log';
import type { KeptAttempt } from './exam-store';
import { workingClock } from './working-clock';

const choice = { set: 'math-1', mode: 'practice', timeFactor: 1, requestId: 'r' } as const;
let stores = 0;

/** A device with one tab that has just started the attempt; `spend` moves its monotonic clock. */
async function aStartedSet() {
  const server = testServer({ mode: 'practice' });
  stores += 1;
  const name = `session-${stores}`;
  const desk = await aDesk(server, name, 'tab-1');
  const started = await startAttempt(desk, choice);
  if (!started.ok) throw new Error('not started');
  const time = { ms: 0 };
  const open = (kept: KeptAttempt, tab = 'tab-1') =>
    openSession({
      kept,
      store: desk.store,
      client: desk.client,
      writer: tab,
      clock: workingClock(() => time.ms),
    });
  const session = await open(started.value);
  await session.act({ type: 'begin' });
  return { server, desk, name, session, open, time };
}

const settle = async (times = 40) => {
  for (let i = 0; i < times; i += 1) await new Promise((done) => setImmediate(done));
};

test('an answer shows at once, is kept on the device, and reaches the server', async () => {
  const { server, session } = await aStartedSet();
  const kept = session.act({ type: 'answer', item: 'q1', value: 'B' });
  expect(session.get().state.items.q1?.answer).toBe('B');
  await kept;
  await settle();
  expect(server.memory.log.some((event) => event.type === 'answer')).toBe(true);
  expect(session.get().saved).toBe('saved');
});

test('without a connection answers are kept, say so, survive a reload, and are sent when it is back', async () => {
  const { server, desk, session } = await aStartedSet();
  await settle();
  server.failure = { kind: 'offline' };
  await session.act({ type: 'answer', item: 'q1', value: 'B' });
  await session.act({ type: 'visit', item: 'q2' });
  await settle();
  expect(session.get().saved).toBe('kept');
  session.close();

  const held = await desk.store.get('attempts', 'attempt-1');
  if (!held) throw new Error('nothing was kept');
  const state = await stateOf(desk.store, held);
  expect(state.items.q1?.answer).toBe('B');
  expect(state.current).toBe('q2');

  server.failure = null;
  const fresh = await refreshAttempt(desk, 'attempt-1');
  expect(fresh.ok && fresh.value.view.state.items.q1?.answer).toBe('B');
});

test('time is what was worked: a reload charges nothing twice and nothing for the time away', async () => {
  const { desk, session, open, time } = await aStartedSet();
  time.ms += 30_000;
  await session.act({ type: 'tick' });
  await settle();
  session.close();
  time.ms += 500_000;
  const fresh = await refreshAttempt(desk, 'attempt-1');
  if (!fresh.ok) throw new Error('no view');
  const again = await open(fresh.value);
  again.goOn();
  time.ms += 5000;
  await again.act({ type: 'tick' });
  expect(again.get().state.usedMs[0]).toBe(35_000);
});

test('a tab that another tab took over from stores nothing more and says where the work went', async () => {
  const { server, desk, session } = await aStartedSet();
  await setWriter(desk.store, 'attempt-1', 'tab-2');
  await session.act({ type: 'answer', item: 'q1', value: 'C' });
  await settle();
  expect(session.get().writing).toBe('other-tab');
  expect(server.memory.log.some((event) => event.type === 'answer')).toBe(false);
});

test('after a second device took over, this one stops, and its unsent answers still go up without overwriting', async () => {
  const { server, desk, session } = await aStartedSet();
  await settle();
  server.failure = { kind: 'offline' };
  await session.act({ type: 'answer', item: 'q1', value: 'A' });
  await session.act({ type: 'answer', item: 'q2', value: 'A' });
  server.failure = null;

  stores += 1;
  const phone = await aDesk(server, `session-${stores}`, 'tab-p', 'device-2');
  const taken = await becomeLeaseHolder(phone, 'attempt-1', true);
  if (!taken.ok) throw new Error('not taken over');
  const there = await openSession({
    kept: taken.value,
    store: phone.store,
    client: phone.client,
    writer: 'tab-p',
    clock: workingClock(() => 0),
  });
  await there.act({ type: 'answer', item: 'q1', value: 'D' });
  await settle();

  session.retryNow();
  await settle();
  expect(session.get().writing).toBe('other-device');
  expect(session.get().unsent).toBe(0);
  const { items } = server.viewFor('device-2').state;
  expect([items.q1?.answer, items.q2?.answer]).toEqual(['D', 'A']);
  expect(await sendAllUnsent(desk)).toBe(0);
});

test('when the device has no room, the answer still reaches the server and the page says it is at risk', async () => {
  const { server, desk, session } = await aStartedSet();
  await settle();
  server.failure = { kind: 'offline' };
  desk.store.close();
  await session.act({ type: 'answer', item: 'q3', value: 'C' });
  await settle();
  expect(session.get().saved).toBe('at-risk');
  server.failure = null;
  session.retryNow();
  await settle();
  expect(server.viewFor('device-1').state.items.q3?.answer).toBe('C');
  expect(session.get().saved).toBe('saved');
});

test('handing in ends with the receipt, and nothing can be changed after it', async () => {
  const { session } = await aStartedSet();
  await session.act({ type: 'answer', item: 'q1', value: 'A' });
  await session.act({ type: 'submit' });
  await settle();
  expect(session.get().receipt).toBe('R-1');
  await session.act({ type: 'answer', item: 'q1', value: 'B' });
  expect(session.get().state.items.q1?.answer).toBe('A');
});
