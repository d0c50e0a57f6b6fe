import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { identity } from '@/lib/server/identity';
import { installSecret } from './install-secret';

/** Path with token under which a developer reads outgoing mail; null when Amazon Cognito signs people in. */
export const outboxPath = (): string | null =>
  identity.embedded ? `/dev/mail?token=${installSecret('outbox-token')}` : null;

/** Whether this is the token that was printed at start. False for everything when Amazon Cognito is set. */
export function isOutboxToken(given: string | undefined): boolean {
  if (!identity.embedded || !given) return false;
  const expected = Buffer.from(installSecret('outbox-token'));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
