import 'server-only';
import type { Lease } from '@/lib/domain/exam/attempt-api';
import { newWriter } from '@/lib/domain/exam/writer';
import type { OwnScope } from './access';
import { changeOwnAttempt, leaseFor, presentWriter } from './attempt-rows';

/**
 * Makes a device the writer: at once when it is already, else only with `takeOver`, which raises the epoch.
 * Null when the attempt is not the owner's. A submitted attempt changes hands no more.
 */
export async function leaseAttempt(
  scope: OwnScope,
  id: string,
  { device, takeOver }: { device: string; takeOver: boolean },
  now = new Date(),
): Promise<Lease | null> {
  return changeOwnAttempt(scope, id, now, async (row) => {
    const holder = presentWriter(row.writers);
    if (holder.device === device || !takeOver || row.submittedAt) {
      return { change: null, result: leaseFor(row.writers, device) };
    }
    const writers = [...row.writers, newWriter(holder.epoch + 1, device, now.getTime())];
    return { change: { ...row, writers, events: [] }, result: leaseFor(writers, device) };
  });
}
