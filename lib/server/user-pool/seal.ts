import 'server-only';
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export type Seal = {
  /** Encrypts; `what` names the place it is kept in, so that one sealed value cannot stand in for another. */
  close(what: string, plain: string): string;
  /** @throws when the value was sealed with another key, for another place, or was changed. */
  open(what: string, sealed: string): string;
  /** A keyed fingerprint, the same for the same words. */
  mark(what: string, plain: string): string;
  /** As many bytes as asked for, always the same for the same words: stands in for what does not exist. */
  stretch(what: string, bytes: number): Buffer;
};

/** AES-256-GCM and HMAC-SHA-256, each under a key of its own drawn from the installation's secret. */
export function createSeal(secret: Uint8Array): Seal {
  const derive = (use: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', use, bytes));
  const sealKey = derive('seal', 32);
  const markKey = derive('mark', 32);
  return {
    close(what, plain) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(what));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    open(what, sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12))
        .setAAD(Buffer.from(what))
        .setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    mark: (what, plain) => createHmac('sha256', markKey).update(`${what}\n${plain}`).digest('hex'),
    stretch: (what, bytes) => derive(`stretch ${what}`, bytes),
  };
}
