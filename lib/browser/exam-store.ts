// What this device keeps of attempts: the questions, the last state the server confirmed, and every event since.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { AttemptEvent } from '@/lib/domain/exam/attempt';
import type { AttemptView } from '@/lib/domain/exam/attempt-api';

export type KeptAttempt = {
  id: string;
  /** Who began it here; see owner.ts. */
  owner: string;
  /** Slug of the set: where the runner finds it again. */
  form: string;
  /** Plan, questions and state as the server last confirmed them. */
  view: AttemptView;
  /** Next number of the current epoch. */
  nextSeq: number;
  /** The tab that may write. Checked in the transaction that stores an event, so a tab that lost its turn cannot. */
  writer: string | null;
  /** Wall clock of the last opening, milliseconds; only orders attempts. */
  openedAt: number;
};

export type KeptEvent = {
  attempt: string;
  epoch: number;
  seq: number;
  event: AttemptEvent;
  /** Present until the server answers for the event; indexed, so that sent ones cost nothing to skip. */
  unsent?: 1;
  /** Why the server turned it away; it stays in the downloadable file. */
  refused?: string;
};

interface ExamSchema extends DBSchema {
  attempts: { key: string; value: KeptAttempt; indexes: { place: [string, string] } };
  events: {
    key: [string, number, number];
    value: KeptEvent;
    indexes: { unsent: [string, number] };
  };
  device: { key: string; value: string };
}

export type ExamStore = IDBPDatabase<ExamSchema>;

/** Opens the device's store. Throws where the browser offers none (some private windows). */
export function openExamStore(name = 'prepstead-exams'): Promise<ExamStore> {
  return openDB<ExamSchema>(name, 1, {
    upgrade(db) {
      db.createObjectStore('attempts', { keyPath: 'id' }).createIndex('place', ['owner', 'form']);
      db.createObjectStore('events', { keyPath: ['attempt', 'epoch', 'seq'] }).createIndex('unsent', [
        'attempt',
        'unsent',
      ]);
      db.createObjectStore('device');
    },
    // A newer version of the site must be able to upgrade while this tab is open.
    blocking: (_current, _next, event) => (event.target as IDBDatabase | null)?.close(),
  });
}
