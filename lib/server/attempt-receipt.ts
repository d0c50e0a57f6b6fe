import 'server-only';
import { createHash } from 'node:crypto';
import type { LoggedEvent } from '@/lib/domain/exam/attempt';

/** Letters and digits that cannot be mistaken for one another when read aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A short code for a submitted log, such as "K7QM-2F9X-3RTB": the same log always has the same one. */
export function receiptOf(attempt: string, log: readonly LoggedEvent[]): string {
  const lines = log.map(({ epoch, seq, late, spentMs: _, chargedMs: __, ...what }) => {
    const said = Object.entries(what).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([epoch, seq, late, said]);
  });
  const hash = createHash('sha256')
    .update([attempt, ...lines].join('\n'))
    .digest();
  const letters = [...hash.subarray(0, 12)].map((byte) => alphabet[byte % 32]);
  return [0, 4, 8].map((from) => letters.slice(from, from + 4).join('')).join('-');
}
