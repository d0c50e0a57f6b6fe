// Makers for tests: an attempt as the API shows it, and a server in memory that a desk can talk to.

import type { AttemptView } from '@/lib/domain/exam/attempt-api';
import { aPlan, aSet } from '@/lib/domain/exam/builders';
import { memoryServer } from '@/lib/domain/exam/memory-server';
import { foldLog, initialState } from '@/lib/domain/exam/step';
import type { Answer, AttemptClient, Failure } from './attempt-client';
import type { Desk } from './attempt-opening';
import { openExamStore } from './exam-store';

type ViewWish = Parameters<typeof aPlan>[0];

/** An attempt of four questions that has not begun, with this device as its writer. */
export function aView(wish: ViewWish = {}): AttemptView {
  const plan = aPlan(wish);
  return {
    id: 'attempt-1',
    plan,
    state: initialState(plan),
    stimuli: [],
    questions: aSet({ keys: plan.parts.flatMap((part) => part.items).map(() => 'A') }).questions.map(
      (question) => question.public,
    ),
    lease: { epoch: 1, yours: true },
    ackSeq: 0,
    receipt: null,
  };
}

export type TestServer = ReturnType<typeof testServer>;

/** A server that holds one attempt. `failure` stands in the way of every request while it is set. */
export function testServer(wish: ViewWish = {}, firstDevice = 'device-1') {
  const view = aView(wish);
  const memory = memoryServer(view.plan, firstDevice);
  memory.wait(3600_000);
  const present = () => memory.writers.at(-1) ?? { epoch: 1, device: firstDevice, lastSeq: 0 };
  const receiptNow = () => (foldLog(view.plan, memory.log).phase === 'submitted' ? 'R-1' : null);
  const server = {
    memory,
    failure: null as Failure | null,
    started: false,
    viewFor: (device: string): AttemptView => ({
      ...view,
      state: foldLog(view.plan, memory.log),
      lease: { epoch: present().epoch, yours: present().device === device },
      ackSeq: present().lastSeq,
      receipt: receiptNow(),
    }),
    clientFor(device: string): AttemptClient {
      const reply = async <T>(value: () => T | Promise<T>): Promise<Answer<T>> =>
        server.failure ? { ok: false, failure: server.failure } : { ok: true, value: await value() };
      return {
        start: () =>
          reply(() => {
            server.started = true;
            return server.viewFor(device);
          }),
        list: () => reply(() => []),
        view: () => reply(() => server.viewFor(device)),
        lease: (_attempt, takeOver) => reply(() => memory.lease(device, takeOver)),
        send: (_attempt, events) =>
          reply(() => {
            const { fresh, again, refused } = memory.take(device, events);
            const ack = [...fresh, ...again].map(({ epoch, seq }) => ({ epoch, seq }));
            const lease = { epoch: present().epoch, yours: present().device === device };
            return { ack, refused, lease, receipt: receiptNow() };
          }),
      };
    },
  };
  return server;
}

/** A tab on a device; tabs of one device share its store by name. */
export async function aDesk(server: TestServer, storeName: string, tab: string, device = 'device-1') {
  const client = server.clientFor(device);
  const store = await openExamStore(storeName);
  return { store, device, tab, owner: 'guest', client, quick: client } satisfies Desk;
}
