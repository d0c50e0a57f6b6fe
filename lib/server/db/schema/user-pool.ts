import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** People of the embedded user pool. Of a password only its salt and SRP verifier are kept. */
export const poolUsers = pgTable('pool_users', {
  /** The `sub` of every token. */
  id: uuid().primaryKey(),
  /** Lower case: one address is one account. */
  email: text().notNull().unique(),
  status: text({ enum: ['UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD'] }).notNull(),
  enabled: boolean().notNull().default(true),
  salt: text().notNull(),
  verifier: text().notNull(),
  name: text(),
  bornYear: integer('born_year'),
  /** Sealed. The pending one becomes the real one when a code proves it. */
  totpSecret: text('totp_secret'),
  totpPending: text('totp_pending'),
  /** The last half-minute whose code was used: no code counts twice. */
  totpLastStep: integer('totp_last_step').notNull().default(0),
  mfaEnabled: boolean('mfa_enabled').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const poolMemberships = pgTable(
  'pool_memberships',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => poolUsers.id, { onDelete: 'cascade' }),
    group: text('group_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.group] })],
);

/** The last mailed code per address and purpose. Addresses nobody registered get a row too, so both look alike. */
export const poolCodes = pgTable(
  'pool_codes',
  {
    email: text().notNull(),
    purpose: text({ enum: ['confirm', 'reset'] }).notNull(),
    /** Null when there is nothing to match: used, or the address is unknown. */
    hash: text(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Codes sent since `windowFrom`. */
    sent: integer().notNull(),
    windowFrom: moment('window_from').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.purpose] }),
    index('pool_codes_expiry').on(table.expiresAt),
  ],
);

/** Sign-ins in progress. A row is deleted by the answer that uses it. */
export const poolChallenges = pgTable(
  'pool_challenges',
  {
    /** Hash of the SECRET_BLOCK or Session that the browser holds. */
    id: text().primaryKey(),
    kind: text({ enum: ['PASSWORD_VERIFIER', 'NEW_PASSWORD_REQUIRED', 'SOFTWARE_TOKEN_MFA'] }).notNull(),
    email: text().notNull(),
    /** Null when nobody has the address: such a challenge can be answered but never met. */
    userId: uuid('user_id').references(() => poolUsers.id, { onDelete: 'cascade' }),
    /** Sealed SRP state of a PASSWORD_VERIFIER. */
    secret: text(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('pool_challenges_expiry').on(table.expiresAt)],
);

/** One row per sign-in. Access tokens name it as `origin_jti`, so revoking the row ends them too. */
export const poolRefreshTokens = pgTable(
  'pool_refresh_tokens',
  {
    originJti: uuid('origin_jti').primaryKey(),
    hash: text().notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => poolUsers.id, { onDelete: 'cascade' }),
    signedInAt: moment('signed_in_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('pool_refresh_tokens_user').on(table.userId),
    index('pool_refresh_tokens_expiry').on(table.expiresAt),
  ],
);

/** Failed tries per address or person, for the lock-out. */
export const poolFailures = pgTable('pool_failures', {
  key: text().primaryKey(),
  count: integer().notNull(),
  lockedUntil: moment('locked_until'),
  lastAt: moment('last_at').notNull(),
});

export const poolKeys = pgTable('pool_keys', {
  /** Always `signing`: the first instance makes it, the others read it. */
  id: text().primaryKey(),
  kid: text().notNull(),
  publicJwk: jsonb('public_jwk').$type<{ kty: string; n: string; e: string }>().notNull(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  createdAt: moment('created_at').notNull(),
});
