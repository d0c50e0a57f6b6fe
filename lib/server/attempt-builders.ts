import 'server-only';
import { randomUUID } from 'node:crypto';
import type { AttemptMode } from '@/lib/domain/exam/attempt';
import type { Owner, OwnScope } from './access';

/** A scope as access.ts would prove it, for tests. */
export const aScope = (kind: Owner['kind'] = 'user', id: string = randomUUID()) =>
  ({ owner: { kind, id } }) as unknown as OwnScope;

/** A request to start a set, from a new device unless told. */
export const aStart = (more: { mode?: AttemptMode; device?: string; requestId?: string } = {}) => ({
  mode: 'practice' as const,
  timeFactor: 1 as const,
  requestId: randomUUID(),
  device: randomUUID(),
  ...more,
});
