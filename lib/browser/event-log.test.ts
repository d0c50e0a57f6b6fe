import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import type { AttemptView } from '@/lib/domain/exam/attempt-api';
import {
  appendEvent,
  attemptsWithUnsent,
  findKeptAttempt,
  forgetFinished,
  keepReceipt,
  keepView,
  keptEvents,
  settleEvents,
  setWriter,
  unsentEvents,
} from './event-log';
import { openExamStore } from './exam-store';

const viewOf = (over: Partial<AttemptView> = {}): AttemptView => ({
  id: 'a1',
  plan: {
    exam: 'act',
    form: { id: 'math-1', version: 'v', title: 'Set' },
    mode: 'strict',
    timeFactor: 1,
    parts: [],
  },
  state: {
    phase: 'working',
    part: 0,
    current: null,
    usedMs: [0],
    items: {},
    ledger: { questionMs: 0, reviewMs: 0, lateMs: 0 },
    lastEpoch: 1,
    lastSeq: 0,
  },
  stimuli: [],
  questions: [],
  lease: { epoch: 1, yours: true },
  ackSeq: 0,
  receipt: null,
  ...over,
});

const mine = { owner: 'guest', form: 'math-1', writer: 'tab-1', now: 1 };
const answer = { type: 'answer', item: 'math-1-01', value: 'A' } as const;
const tab = (writer: string) => ({ attempt: 'a1', writer });

let opened = 0;
async function aStore(view = viewOf()) {
  opened += 1;
  const store = await openExamStore(`store-${opened}`);
  await keepView(store, view, mine);
  return store;
}

test('events appended at the same moment get numbers of their own, and all of them are kept', async () => {
  const store = await aStore();
  await Promise.all(Array.from({ length: 20 }, () => appendEvent(store, tab('tab-1'), answer, 5)));
  const seqs = (await unsentEvents(store, 'a1')).map((event) => event.seq);
  expect(seqs).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
});

test('a tab that is not the writer any more stores nothing', async () => {
  const store = await aStore();
  await setWriter(store, 'a1', 'tab-2');
  expect(await appendEvent(store, tab('tab-1'), answer, 5)).toEqual({ ok: false, reason: 'not-writer' });
  expect(await keptEvents(store, 'a1')).toEqual([]);
});

test('only what the server answered for counts as sent; a refused event keeps its reason', async () => {
  const store = await aStore();
  for (let i = 0; i < 3; i += 1) await appendEvent(store, tab('tab-1'), answer, 5);
  await settleEvents(store, 'a1', {
    ack: [{ epoch: 1, seq: 1 }],
    refused: [{ epoch: 1, seq: 3, reason: 'The set is paused.' }],
  });
  expect((await unsentEvents(store, 'a1')).map((event) => event.seq)).toEqual([2]);
  expect((await keptEvents(store, 'a1'))[2]?.refused).toBe('The set is paused.');
});

test('a fresh view from the server drops what it counts and never what is still unsent', async () => {
  const store = await aStore();
  for (let i = 0; i < 3; i += 1) await appendEvent(store, tab('tab-1'), answer, 5);
  await settleEvents(store, 'a1', {
    ack: [
      { epoch: 1, seq: 1 },
      { epoch: 1, seq: 2 },
    ],
    refused: [],
  });
  const kept = await keepView(store, viewOf({ ackSeq: 2 }), mine);
  expect((await keptEvents(store, 'a1')).map((row) => row.seq)).toEqual([3]);
  expect(kept.nextSeq).toBe(4);
});

test('after a take-over numbering starts anew and the old epoch’s unsent events still wait to be sent', async () => {
  const store = await aStore();
  await appendEvent(store, tab('tab-1'), answer, 5);
  const kept = await keepView(store, viewOf({ lease: { epoch: 2, yours: true } }), mine);
  expect(kept.nextSeq).toBe(1);
  await appendEvent(store, tab('tab-1'), answer, 5);
  expect((await unsentEvents(store, 'a1')).map((e) => [e.epoch, e.seq])).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test('people who share a computer do not find each other’s attempts', async () => {
  const store = await aStore();
  expect((await findKeptAttempt(store, 'guest', 'math-1'))?.id).toBe('a1');
  expect(await findKeptAttempt(store, 'user:ann', 'math-1')).toBeNull();
});

test('an attempt with a receipt leaves the device only when nothing of it is unsent', async () => {
  const store = await aStore();
  await appendEvent(store, tab('tab-1'), answer, 5);
  await keepReceipt(store, 'a1', 'R-1');
  await forgetFinished(store);
  expect(await attemptsWithUnsent(store)).toEqual(['a1']);
  await settleEvents(store, 'a1', { ack: [{ epoch: 1, seq: 1 }], refused: [] });
  await forgetFinished(store);
  expect(await store.getAll('attempts')).toEqual([]);
  expect(await keptEvents(store, 'a1')).toEqual([]);
});

test('numbers lost with a page are filled with empty heartbeats, so that the hand-in is not held up', async () => {
  const store = await aStore();
  await appendEvent(store, { ...tab('tab-1'), seqAtLeast: 3 }, { type: 'submit' }, 5);
  await keepView(store, viewOf({ ackSeq: 1 }), mine);
  const unsent = await unsentEvents(store, 'a1');
  expect(unsent.map((e) => [e.seq, e.type, e.spentMs])).toEqual([
    [2, 'tick', 0],
    [3, 'submit', 5],
  ]);
});
