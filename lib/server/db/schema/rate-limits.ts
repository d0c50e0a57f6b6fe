import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Points used per key in the running window; the column names are those rate-limiter-flexible expects. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestamp({ withTimezone: true }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
