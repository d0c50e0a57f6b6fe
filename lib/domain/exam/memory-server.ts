// The server's rules without a database, for tests: the same decisions over a log in memory.

import { type Acceptance, acceptEvents } from './accept';
import type { AttemptEvent, AttemptPlan, LoggedEvent } from './attempt';
import type { ScheduledServer } from './fault-schedule';
import { foldLog } from './step';
import { newWriter, type Writer } from './writer';

export type MemoryServer = ScheduledServer & {
  log: LoggedEvent[];
  writers: Writer[];
  /** Moves the server's clock on, in milliseconds. */
  wait(ms: number): void;
  take(device: string, events: AttemptEvent[]): Acceptance;
};

/** A server that has one attempt, with `device` as its first writer and the clock at 0. */
export function memoryServer(plan: AttemptPlan, device: string): MemoryServer {
  let now = 0;
  const state = () => foldLog(plan, server.log);
  const server: MemoryServer = {
    log: [],
    writers: [newWriter(1, device, 0)],
    wait(ms) {
      now += ms;
    },
    take(from, events) {
      const submitted = state().phase === 'submitted';
      const verdict = acceptEvents(
        { plan, submitted, writers: server.writers, device: from, now, known: server.log },
        events,
      );
      server.log.push(...verdict.fresh);
      server.writers = verdict.writers;
      return verdict;
    },
    async lease(from, takeOver) {
      const last = server.writers.at(-1) as Writer;
      if (last.device === from || !takeOver) return { epoch: last.epoch, yours: last.device === from };
      server.writers.push(newWriter(last.epoch + 1, from, now));
      return { epoch: last.epoch + 1, yours: true };
    },
    view: async () => state(),
    async send(from, events) {
      // Work takes time on the server's clock too, so that nothing here is capped.
      now += events.reduce((sum, event) => sum + event.spentMs, 0);
      const { fresh, again, refused } = server.take(from, events);
      return {
        ack: [...fresh, ...again],
        refused,
        receipt: state().phase === 'submitted' ? 'receipt' : null,
      };
    },
  };
  return server;
}
