// Events on their way to the device's store. Where the store refuses (full, or none), they are held in memory and say so.

import type { AttemptEvent, Happening } from '@/lib/domain/exam/attempt';
import type { EventsAnswer } from '@/lib/domain/exam/attempt-api';
import { appendEvent, keptEvents, unsentEvents } from './event-log';
import type { ExamStore } from './exam-store';

export type Written = 'stored' | 'in-memory' | 'not-writer';

export type QueueParts = {
  store: ExamStore | null;
  attempt: string;
  epoch: number;
  nextSeq: number;
  writer: string;
};

export function eventQueue({ store, attempt, epoch, nextSeq, writer }: QueueParts) {
  const held = new Map<number, AttemptEvent>();
  /** What the server answered for, should the store be unable to note it. */
  const settled = new Set<string>();
  const place = ({ epoch: of, seq }: { epoch: number; seq: number }) => `${of}.${seq}`;
  let next = nextSeq;
  let last: Promise<unknown> = Promise.resolve();

  async function write(event: AttemptEvent, happening: Happening): Promise<Written> {
    if (store) {
      try {
        const at = { attempt, writer, seqAtLeast: event.seq };
        const appended = await appendEvent(store, at, happening, event.spentMs);
        if (!appended.ok) return 'not-writer';
        return 'stored';
      } catch {
        // Full, closed under us, or broken: the answer must still reach the server from memory.
      }
    }
    held.set(event.seq, event);
    return 'in-memory';
  }

  const inMemory = () => [...held.values()].sort((a, b) => a.seq - b.seq);

  return {
    /** Numbers the event for the screen at once; it is written after those before it. */
    add(happening: Happening, spentMs: number): { event: AttemptEvent; stored: Promise<Written> } {
      const event = { ...happening, epoch, seq: next, spentMs } as AttemptEvent;
      next += 1;
      const stored = last.then(() => write(event, happening));
      last = stored;
      return { event, stored };
    },
    async unsent(limit: number): Promise<AttemptEvent[]> {
      await last;
      const kept = store ? await unsentEvents(store, attempt, limit).catch(() => []) : [];
      return [...kept, ...inMemory()]
        .filter((event) => !settled.has(place(event)))
        .sort((a, b) => a.epoch - b.epoch || a.seq - b.seq)
        .slice(0, limit);
    },
    settle(answer: Pick<EventsAnswer, 'ack' | 'refused'>) {
      for (const id of [...answer.ack, ...answer.refused]) {
        settled.add(place(id));
        if (id.epoch === epoch) held.delete(id.seq);
      }
    },
    /** Whether something exists in this page only. */
    atRisk: () => held.size > 0,
    /** Every event of the attempt this device still knows, for the file a student can download. */
    async everything(): Promise<AttemptEvent[]> {
      await last;
      const rows = store ? await keptEvents(store, attempt).catch(() => []) : [];
      return [...rows.map((row) => row.event), ...inMemory()];
    },
  };
}
