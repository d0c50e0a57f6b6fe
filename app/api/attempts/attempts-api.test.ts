import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { aLog, aSet } from '@/lib/domain/exam/builders';
import type { OwnScope } from '@/lib/server/access';
import { aScope, aStart } from '@/lib/server/attempt-builders';
import { testDatabase } from '@/lib/server/db/test-database';

/** Who the next request comes from; null when the session has just ended. */
let visitor: OwnScope | null = aScope();
/** What the database answers the next change with. */
let failure: Error | null = null;

// Paths of mocks are resolved by Jest, which does not know the alias.
class SignInAgain extends Error {
  readonly code = 'sign-in-again';
}
jest.doMock('../../../lib/server/access', () => ({
  SignInAgain,
  ownScope: async () => {
    if (!visitor) throw new SignInAgain('Your sign-in has ended.');
    return visitor;
  },
}));
jest.doMock('../../../lib/server/questions', () => ({
  findSet: async (slug: string) => {
    if (failure) throw failure;
    return slug === 'math-1' ? aSet() : null;
  },
}));

const routes = async () => ({
  list: await import('./route'),
  one: await import('./[attempt]/route'),
  lease: await import('./[attempt]/lease/route'),
  events: await import('./[attempt]/events/route'),
});
let api: Awaited<ReturnType<typeof routes>>;
let database: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  database = await testDatabase();
  api = await routes();
});
afterAll(() => database.close());
beforeEach(() => {
  visitor = aScope();
  failure = null;
});

const host = 'http://site.example';
const post = (body: unknown, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  new Request(`${host}/api/attempts`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const at = (attempt: string) => ({ params: Promise.resolve({ attempt }) });
const read = async (response: Response) => ({ status: response.status, body: await response.json() });

async function begun() {
  const request = { ...aStart(), set: 'math-1' };
  const { status, body } = await read(await api.list.POST(post(request)));
  if (status !== 200) throw new Error(`Starting answered ${status}.`);
  return { id: body.id as string, device: request.device, started: body };
}

test('A whole attempt goes through the API, and no answer of it holds a key, a reason or a trap before it is submitted', async () => {
  const { id, device, started } = await begun();
  const events = aLog([{ type: 'begin' }, { type: 'answer', item: 'q1', value: 'A' }]);
  const saved = await read(await api.events.POST(post({ device, events }), at(id)));
  expect(saved.body).toMatchObject({ ack: [{ seq: 1 }, { seq: 2 }], refused: [], lease: { yours: true } });
  const view = await read(await api.one.GET(new Request(`${host}/?device=${device}`), at(id)));
  expect(view.body).toMatchObject({
    lease: { epoch: 1, yours: true },
    ackSeq: 2,
    state: { phase: 'working' },
  });
  const other = { device: randomUUID(), takeOver: true };
  expect((await read(await api.lease.POST(post(other), at(id)))).body).toEqual({ epoch: 2, yours: true });
  const list = await read(await api.list.GET(new Request(host)));
  expect(list.body).toMatchObject([{ id, answered: 1 }]);
  expect(JSON.stringify([started, saved, view, list])).not.toMatch(/secret|"key"|rationale|explanation|trap/);
});

test.each([
  ['another site says so itself', { 'sec-fetch-site': 'cross-site' }],
  ['the origin is another host', { origin: 'https://evil.example', host: 'site.example' }],
  ['nothing says where it comes from', {}],
])('A changing request is refused when %s', async (_, headers) => {
  const { id, device } = await begun();
  const events = aLog([{ type: 'begin' }]);
  const bodies = [
    await api.list.POST(post({ ...aStart(), set: 'math-1' }, headers)),
    await api.lease.POST(post({ device, takeOver: true }, headers), at(id)),
    await api.events.POST(post({ device, events }, headers), at(id)),
  ];
  for (const response of bodies)
    expect([response.status, (await response.json()).error.code]).toEqual([403, 'cross-site']);
});

const device = randomUUID();
const step = { type: 'begin', epoch: 1, seq: 1, spentMs: 0 };
test.each<[string, unknown]>([
  ['text that is not JSON', '{'],
  ['an empty body', ''],
  ['no events', { device, events: [] }],
  ['too many events', { device, events: Array(201).fill(step) }],
  ['an event without a number', { device, events: [{ type: 'begin' }] }],
  ['an event numbered by text', { device, events: [{ ...step, seq: '1' }] }],
  ['a device that is no id', { device: 'x', events: [step] }],
  ['fields nobody knows', { device, events: [step], admin: true }],
])('%s is a bad request, and says what to do', async (_, body) => {
  const { id } = await begun();
  const refused = await read(await api.events.POST(post(body), at(id)));
  expect(refused).toMatchObject({ status: 400, body: { error: { code: 'bad-request' } } });
  expect(refused.body.error.message).toContain('Reload the page');
});

test.each<[string, Record<string, unknown>]>([
  ['an unknown kind', { type: 'hack' }],
  ['an answer of 10,000 characters', { type: 'answer', item: 'q1', value: 'A'.repeat(10_000) }],
  ['a character that cannot be stored', { type: 'answer', item: 'q1', value: 'A\u0000' }],
  ['negative time', { type: 'tick', spentMs: -1 }],
  ['an unknown question', { type: 'answer', item: 'q99', value: 'A' }],
  ['a choice that is not there', { type: 'answer', item: 'q1', value: '<script>' }],
])('An event with %s is refused under its number while the others are stored', async (_, odd) => {
  const { id, device } = await begun();
  const events = [
    step,
    { ...step, ...odd, seq: 2 },
    { ...step, type: 'answer', item: 'q2', value: 'B', seq: 3 },
  ];
  const { status, body } = await read(await api.events.POST(post({ device, events }), at(id)));
  expect([status, body.ack, body.refused]).toMatchObject([200, [{ seq: 1 }, { seq: 3 }], [{ seq: 2 }]]);
  expect(body.refused[0].reason).toMatch(/^[A-Z].*\.$/);
});

test('A device that slept for a day keeps its answer: the time is cut, the event is not', async () => {
  const { id, device } = await begun();
  const events = [step, { type: 'answer', item: 'q1', value: 'B', epoch: 1, seq: 2, spentMs: 86_400_000.5 }];
  const { body } = await read(await api.events.POST(post({ device, events }), at(id)));
  expect([body.ack.length, body.refused]).toEqual([2, []]);
});

test('A body over 64 KB is refused, whether it says its size or not', async () => {
  const { id, device } = await begun();
  const body = JSON.stringify({ device, events: [step], filler: 'x'.repeat(66_000) });
  const sized = post(body, { 'sec-fetch-site': 'same-origin', 'content-length': String(body.length) });
  for (const request of [sized, post(body)]) {
    expect(await read(await api.events.POST(request, at(id)))).toMatchObject({
      status: 413,
      body: { error: { code: 'too-large' } },
    });
  }
});

test("Somebody else's attempt, one that never was and a name that is no id are the same 404", async () => {
  const { id, device } = await begun();
  visitor = aScope();
  const answers: unknown[] = [];
  for (const name of [id, randomUUID(), '../profile']) {
    answers.push(
      await read(await api.one.GET(new Request(host), at(name))),
      await read(await api.lease.POST(post({ device, takeOver: true }), at(name))),
      await read(await api.events.POST(post({ device, events: [step] }), at(name))),
    );
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } });
});

test('A set that is not written is a 404', async () => {
  const refused = await read(await api.list.POST(post({ ...aStart(), set: 'math-99' })));
  expect(refused).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } });
});

test('A session that ended in the middle is a 401, not a new guest', async () => {
  const { id, device } = await begun();
  visitor = null;
  const refused = await read(await api.events.POST(post({ device, events: [step] }), at(id)));
  expect(refused).toMatchObject({ status: 401, body: { error: { code: 'sign-in-again' } } });
});

test('A full disk is a 503 that says the answers stay on the device; any other failure gives a number to quote', async () => {
  failure = new Error('Failed query', { cause: Object.assign(new Error('no room'), { code: '53100' }) });
  const full = await api.list.POST(post({ ...aStart(), set: 'math-1' }));
  expect([full.status, full.headers.get('retry-after')]).toEqual([503, '30']);
  expect((await full.json()).error).toMatchObject({
    code: 'storage-full',
    message: expect.stringContaining('stay on this device'),
  });
  failure = new Error('A password stands in this message.');
  const request = post(
    { ...aStart(), set: 'math-1' },
    { 'sec-fetch-site': 'same-origin', 'x-request-id': 'request-7' },
  );
  const broken = await read(await api.list.POST(request));
  expect(broken).toMatchObject({ status: 500, body: { error: { code: 'unexpected' } } });
  expect(broken.body.error.message).toContain('request-7');
  expect(broken.body.error.message).not.toContain('password');
});

test('A flood from one person is held back with a time to wait, and nobody else is', async () => {
  const asked = await Promise.all(Array.from({ length: 320 }, () => api.one.GET(new Request(host), at('x'))));
  const held = asked.filter((response) => response.status === 429);
  expect(held).toHaveLength(20);
  expect(Number(held[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  visitor = aScope();
  expect((await api.one.GET(new Request(host), at('x'))).status).toBe(404);
});
