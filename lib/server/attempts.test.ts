import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import { aLog, aSet } from '@/lib/domain/exam/builders';
import { aScope, aStart } from './attempt-builders';
import { leaseAttempt } from './attempt-lease';
import { appendEvents } from './attempt-log';
import { changeOwnAttempt } from './attempt-rows';
import { claimGuestAttempts, findAttempt, listOwnAttempts, startAttempt } from './attempts';
import { questionSnapshots } from './db/schema/attempts';
import { testDatabase } from './db/test-database';
import { findOwnReport } from './reports';

const opened = testDatabase();
afterAll(async () => (await opened).close());

const begin = { type: 'begin' } as const;
const answer = (item: string, value: string) => ({ type: 'answer', item, value }) as const;

async function started(scope = aScope(), request = aStart(), set = aSet()) {
  const view = await startAttempt(scope, set, request);
  return { scope, view, device: request.device };
}

test('Starting gives the device the pen, the questions without keys, and a clock that has not run', async () => {
  await opened;
  const { view } = await started();
  expect(view).toMatchObject({
    lease: { epoch: 1, yours: true },
    ackSeq: 0,
    receipt: null,
    state: { phase: 'ready', usedMs: [0] },
    plan: { form: { id: 'math-1' }, parts: [{ budgetMs: 600_000 }] },
  });
  expect(view.questions.map(({ id }) => id)).toEqual(['q1', 'q2', 'q3', 'q4']);
});

test('The same request sent five times, even at once, starts one attempt', async () => {
  const scope = aScope();
  const request = aStart();
  const views = await Promise.all(Array.from({ length: 5 }, () => startAttempt(scope, aSet(), request)));
  expect(new Set(views.map(({ id }) => id)).size).toBe(1);
  expect(await listOwnAttempts(scope)).toHaveLength(1);
});

test('Two people may send the same request number without meeting', async () => {
  const request = aStart();
  const [mine, yours] = [await started(aScope(), request), await started(aScope(), request)];
  expect(mine.view.id).not.toBe(yours.view.id);
});

test('Nobody reaches the attempt of somebody else: not to read, to write, to take over, to list or to report', async () => {
  const { view, device, scope } = await started();
  await appendEvents(scope, view.id, {
    device,
    events: aLog([begin, answer('q1', 'A'), { type: 'submit' }]),
  });
  const others = [aScope(), aScope('guest'), aScope('guest', scope.owner.id)];
  for (const other of others) {
    expect(await findAttempt(other, view.id, device)).toBeNull();
    expect(await leaseAttempt(other, view.id, { device, takeOver: true })).toBeNull();
    expect(await appendEvents(other, view.id, { device, events: aLog([begin], { from: 4 }) })).toBeNull();
    expect(await findOwnReport(other, view.id)).toBeNull();
    expect(await listOwnAttempts(other)).toEqual([]);
  }
  expect(await findOwnReport(scope, view.id)).not.toBeNull();
});

test.each(['not-an-id', '', "' or 1=1 --", '00000000-0000-4000-8000-000000000000'])(
  'An attempt named "%s" is simply not there',
  async (id) => {
    const scope = aScope();
    expect(await findAttempt(scope, id, null)).toBeNull();
    expect(await appendEvents(scope, id, { device: randomUUID(), events: aLog([begin]) })).toBeNull();
    expect(await leaseAttempt(scope, id, { device: randomUUID(), takeOver: true })).toBeNull();
    expect(await findOwnReport(scope, id)).toBeNull();
  },
);

test('The own list is newest first and says how far each attempt came', async () => {
  const scope = aScope();
  const first = await startAttempt(scope, aSet(), aStart(), new Date('2026-11-20T10:00:00Z'));
  const second = await startAttempt(
    scope,
    aSet(),
    aStart({ mode: 'untimed' }),
    new Date('2026-11-20T11:00:00Z'),
  );
  const { device } = aStart();
  await leaseAttempt(scope, first.id, { device, takeOver: true });
  const events = aLog([begin, { ...answer('q1', 'A'), spentMs: 4000 }, answer('q2', 'B')], { epoch: 2 });
  await appendEvents(scope, first.id, { device, events });
  expect(await listOwnAttempts(scope)).toMatchObject([
    { id: second.id, form: 'math-1', phase: 'ready', answered: 0, budgetMs: null },
    {
      id: first.id,
      phase: 'working',
      answered: 2,
      questions: 4,
      usedMs: 4000,
      budgetMs: 600_000,
      submittedAt: null,
    },
  ]);
});

test('Registering takes over what the guest did: it goes on under the user, on the same device', async () => {
  const guest = aScope('guest', 'g'.repeat(32));
  const other = await started(aScope('guest'));
  const { view, device } = await started(guest);
  await appendEvents(guest, view.id, { device, events: aLog([begin, answer('q1', 'A')]) });
  const user = aScope();
  expect(await claimGuestAttempts(user.owner.id, guest.owner.id)).toBe(1);
  expect(await claimGuestAttempts(user.owner.id, guest.owner.id)).toBe(0);
  expect(await findAttempt(guest, view.id, device)).toBeNull();
  expect(await findAttempt(other.scope, other.view.id, null)).not.toBeNull();
  await appendEvents(user, view.id, { device, events: aLog([answer('q2', 'B')], { from: 3 }) });
  expect((await findAttempt(user, view.id, device))?.state.items).toMatchObject({
    q1: { answer: 'A' },
    q2: { answer: 'B' },
  });
});

test('A guest may be taken over even where the user sent the same request again', async () => {
  const [guest, user, request] = [aScope('guest'), aScope(), aStart()];
  await started(guest, request);
  await started(user, request);
  expect(await claimGuestAttempts(user.owner.id, guest.owner.id)).toBe(1);
  expect(await listOwnAttempts(user)).toHaveLength(2);
});

test('A report shows the questions as they were taken, whatever the set has become since', async () => {
  const { scope, view, device } = await started();
  const newer = { ...aSet({ keys: ['B', 'B', 'B', 'B'] }), title: 'A newer title' };
  expect((await started(scope, aStart(), newer)).view.plan.form.title).toBe('A newer title');
  const events = aLog([begin, answer('q1', 'A'), answer('q2', 'A'), { type: 'submit' }], { spentMs: 1000 });
  await appendEvents(scope, view.id, { device, events });
  expect(await findOwnReport(scope, view.id)).toMatchObject({
    plan: { form: { title: 'ACT Math Practice Set 1' } },
    score: { right: 1, wrong: 1, notReached: 2, questions: 4 },
    usedMs: 3000,
    questions: [{ key: { choice: 'A' } }, { key: { choice: 'B' }, whyNot: '<p>secret reason A</p>' }, {}, {}],
  });
});

test('The same shown set is kept once, however many take it', async () => {
  const { db } = await opened;
  const before = await db.select().from(questionSnapshots);
  await Promise.all([started(), started(), started()]);
  expect(await db.select().from(questionSnapshots)).toHaveLength(before.length);
});

test('Before submission there is no report, and nothing an attempt gives away holds a key or a reason', async () => {
  const { scope, view, device } = await started();
  const said = await appendEvents(scope, view.id, { device, events: aLog([begin, answer('q1', 'A')]) });
  const given = [view, said, await findAttempt(scope, view.id, device), await listOwnAttempts(scope)];
  expect(JSON.stringify(given)).not.toMatch(/secret|"key"|rationale|explanation|trap/);
  expect(await findOwnReport(scope, view.id)).toBeNull();
});

test('A change that another request overtook is decided again on what that one left', async () => {
  const { scope, view, device } = await started();
  const phases: string[] = [];
  const result = await changeOwnAttempt(scope, view.id, new Date(), async (row) => {
    phases.push(row.state.phase);
    if (phases.length === 1) await appendEvents(scope, view.id, { device, events: aLog([begin]) });
    return { change: { ...row, events: [] }, result: 'done' };
  });
  expect([result, phases]).toEqual(['done', ['ready', 'working']]);
  expect((await findAttempt(scope, view.id, device))?.ackSeq).toBe(1);
});
