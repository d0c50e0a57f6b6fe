import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';

// Time-based one-time codes, RFC 6238: SHA-1, half-minutes, six digits, as authenticator apps expect.

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret in base 32, as apps take it: 32 letters and digits. */
export const newTotpSecret = () => [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join('');

function toBytes(base32: string): Buffer {
  let bits = 0;
  let held = 0;
  const bytes: number[] = [];
  for (const letter of base32) {
    held = (held << 5) | alphabet.indexOf(letter);
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 255);
      held &= (1 << bits) - 1;
    }
  }
  return Buffer.from(bytes);
}

export const totpStep = (at: Date) => Math.floor(at.getTime() / 30_000);

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', toBytes(secret)).update(counter).digest();
  const offset = (mac[19] ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/**
 * The half-minute whose code this is, one either side of now allowed for slow typing and clocks; null when none is.
 * Only a half-minute later than `lastStep` counts: a code that was used once is worth nothing.
 */
export function findTotpStep(secret: string, code: string, at: Date, lastStep: number): number | null {
  const now = totpStep(at);
  return [now, now - 1, now + 1].find((step) => step > lastStep && totpCode(secret, step) === code) ?? null;
}
