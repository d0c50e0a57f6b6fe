import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AttemptPlan, AttemptState, Happening, Lateness } from '@/lib/domain/exam/attempt';
import type { Writer } from '@/lib/domain/exam/writer';
import type { CompiledSet } from '@/lib/domain/question/public-question';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Questions as they were shown, by the hash of all their content. Never changed, so no report ever changes. */
export const questionSnapshots = pgTable('question_snapshots', {
  hash: text().primaryKey(),
  body: jsonb().$type<CompiledSet>().notNull(),
  storedAt: moment('stored_at').notNull(),
});

/** One try at a set. The log is the truth; `state` and `writers` are kept beside it so that no request reads it whole. */
export const attempts = pgTable(
  'attempts',
  {
    id: uuid().primaryKey(),
    ownerKind: text('owner_kind', { enum: ['user', 'guest'] }).notNull(),
    ownerId: text('owner_id').notNull(),
    /** Made by the browser for this try; the same one again finds this row. */
    requestId: uuid('request_id').notNull(),
    plan: jsonb().$type<AttemptPlan>().notNull(),
    snapshot: text()
      .notNull()
      .references(() => questionSnapshots.hash),
    state: jsonb().$type<AttemptState>().notNull(),
    /** Every turn of a device as the writer, oldest first; the last one holds the lease. */
    writers: jsonb().$type<Writer[]>().notNull(),
    /** Raised by every change: a change that was decided on an older version is decided again. */
    version: integer().notNull().default(0),
    receipt: text(),
    startedAt: moment('started_at').notNull(),
    submittedAt: moment('submitted_at'),
  },
  (table) => [
    uniqueIndex('attempts_request').on(table.ownerKind, table.ownerId, table.requestId),
    index('attempts_owner').on(table.ownerKind, table.ownerId, table.startedAt),
    check('attempts_submitted', sql`(${table.receipt} is null) = (${table.submittedAt} is null)`),
  ],
);

/** The log: rows are added, never changed or removed. */
export const attemptEvents = pgTable(
  'attempt_events',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id),
    epoch: integer().notNull(),
    seq: integer().notNull(),
    what: jsonb().$type<Happening>().notNull(),
    spentMs: integer('spent_ms').notNull(),
    chargedMs: integer('charged_ms').notNull(),
    late: text().$type<Lateness>().notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.epoch, table.seq] })],
);
