import 'server-only';
import { z } from 'zod';

const text = z.string().trim().min(1);
const inRange = 'must be between 0 and 65535';
const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(0, inRange)
  .max(65535, inRange);
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const onOff = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');
const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a whole web address that begins with https://',
});

/** A site address without a path: what pages, mails and the sitemap call this installation. */
const siteAddress = webAddress
  .transform((value) => new URL(value))
  .refine((url) => url.pathname === '/' && !url.search, 'must end after the host name, without a path')
  .transform((url) => url.origin);

const databaseAddress = text.refine(
  (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
  'must be an address such as postgres://user:password@host:5432/database',
);

const mailServer = text.refine(
  (value) => /^smtps?:\/\//.test(value) && URL.canParse(value),
  'must be an address such as smtp://user:password@host:587',
);

const settingsSchema = z.object({
  HOST: text.default('127.0.0.1'),
  PORT: port.default(3000),
  SITE_URL: siteAddress.default('http://127.0.0.1:3000'),
  TRUST_PROXY: onOff.default(false),
  DATA_DIR: text.default('./.data'),
  DATABASE_URL: databaseAddress.optional(),
  CONTENT_DIR: text.default('./.content'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  COGNITO_REGION: text.regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be a region such as us-east-1').optional(),
  COGNITO_USER_POOL_ID: text.regex(/^[\w-]+_[0-9a-zA-Z]+$/, 'must look like us-east-1_AbCdEf123').optional(),
  COGNITO_CLIENT_ID: text.regex(/^[\w+]+$/, 'must hold letters and digits only').optional(),
  COGNITO_IDENTITY_POOL_ID: text
    .regex(/^[\w-]+:[0-9a-f-]+$/, 'must look like us-east-1:1234-abcd')
    .optional(),
  USER_POOL_KEY: text.min(32, 'must be at least 32 characters long').optional(),
  DEMO_PASSWORD: text.min(8, 'must be at least 8 characters long').optional(),
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: text.default('Prepstead <no-reply@localhost>'),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  INSTAGRAM_URL: webAddress.optional(),
  FACEBOOK_URL: webAddress.optional(),
  TIKTOK_URL: webAddress.optional(),
  SITE_NOTICE: text.max(200, 'must be at most 200 characters long').optional(),
  STRIP_FRAMEWORK_JS: onOff.default(true),
});

export type Settings = z.infer<typeof settingsSchema>;

/** Every key a person may set, in the order of .env.example. */
export const settingNames = Object.keys(settingsSchema.shape);

const cognito = [
  'COGNITO_REGION',
  'COGNITO_USER_POOL_ID',
  'COGNITO_CLIENT_ID',
  'COGNITO_IDENTITY_POOL_ID',
] as const;

/** A setting that cannot be used. The message is made of sentences for the person who starts the site. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads the settings; an empty value counts as not set.
 * @throws SettingsError with one sentence per wrong setting, each naming it.
 */
export function parseSettings(source: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    settingNames.map((name) => [name, source[name]?.trim() === '' ? undefined : source[name]]),
  );
  const parsed = settingsSchema.safeParse(given);
  const complaints = parsed.success ? [] : parsed.error.issues.map(toSentence);
  const set = cognito.filter((name) => given[name] !== undefined);
  if (set.length > 0 && set.length < cognito.length) {
    const missing = cognito.filter((name) => !set.includes(name)).join(', ');
    complaints.push(`Amazon Cognito is only half set: also set ${missing}, or remove ${set.join(', ')}.`);
  }
  if (!parsed.success || complaints.length > 0) throw new SettingsError(complaints.join('\n'));
  return parsed.data;
}

const toSentence = (issue: z.core.$ZodIssue) =>
  `The setting ${issue.path.join('.')} cannot be used: it ${issue.message.startsWith('must') ? issue.message : `is not valid (${issue.message})`}.`;

export const env: Settings = parseSettings(process.env);

/** `next dev` evaluates code in the browser; a built site never does. */
export const isDevelopment = process.env.NODE_ENV === 'development';
