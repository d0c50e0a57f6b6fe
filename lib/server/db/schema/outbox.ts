import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Mail that was asked for. The words are removed once they have been delivered. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  },
  (table) => [index('outbox_created').on(table.createdAt)],
);
