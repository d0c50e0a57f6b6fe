import 'server-only';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

// Secure Remote Password 6a as Amazon Cognito speaks it: RFC 5054's arithmetic in the 3072-bit group of RFC 3526
// (section 4), generator 2, SHA-256, and a 16-byte key drawn with the label "Caldera Derived Key".

const modulus = BigInt(
  `0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD
  3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B
  1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED52907709696
  6D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF695581718
  3995497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3
  970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200CBBE1
  17577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF`.replace(
    /\s/g,
    '',
  ),
);
const generator = 2n;

/** Even length, and never a leading bit that a signed reader would take for a minus. */
function pad(number: bigint): Buffer {
  const hex = number.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

const toNumber = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex') || '0'}`);
const hash = (...parts: (Buffer | string)[]) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest();
};

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

const multiplier = toNumber(hash(pad(modulus), pad(generator)));

export type Credential = { salt: string; verifier: string };

/** What a password leaves in the database. `name` is the pool's name and the person's id, joined. */
export function toCredential(
  name: string,
  password: string,
  salt = randomBytes(16).toString('hex'),
): Credential {
  const x = toNumber(hash(pad(BigInt(`0x${salt}`)), hash(`${name}:${password}`)));
  return { salt, verifier: power(generator, x).toString(16) };
}

/** A credential of the right shape that no password opens, from bytes that stay the same for the same address. */
export function toDecoy(bytes: Buffer): Credential {
  return { salt: bytes.subarray(0, 16).toString('hex'), verifier: (toNumber(bytes) % modulus).toString(16) };
}
/** Bytes `toDecoy` needs: salt and a number as long as the modulus. */
export const decoyBytes = 384;

export type Offer = { secret: bigint; publicB: string };

/** The server's half of the exchange: a secret, and what the browser may know of it. */
export function offer({ verifier }: Credential, secret = toNumber(randomBytes(32))): Offer {
  const b = (multiplier * BigInt(`0x${verifier}`) + power(generator, secret)) % modulus;
  return { secret, publicB: b.toString(16) };
}

/** A browser's public value, or null when it would make every password right (a multiple of the modulus). */
export function parsePublicA(hex: string): bigint | null {
  if (!/^[0-9a-f]{1,768}$/i.test(hex)) return null;
  const a = BigInt(`0x${hex}`);
  return a % modulus === 0n ? null : a;
}

export type Proof = { name: string; secretBlock: string; timestamp: string; signature: string };

/** Whether the browser knew the password: both sides drew the same key, and it signed with it. */
export function isProven(
  { verifier }: Credential,
  a: bigint,
  { secret, publicB }: Offer,
  proof: Proof,
): boolean {
  const u = toNumber(hash(pad(a), pad(BigInt(`0x${publicB}`))));
  const shared = power((a * power(BigInt(`0x${verifier}`), u)) % modulus, secret);
  const first = createHmac('sha256', pad(u)).update(pad(shared)).digest();
  const key = createHmac('sha256', first).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
  const expected = createHmac('sha256', key)
    .update(proof.name)
    .update(Buffer.from(proof.secretBlock, 'base64'))
    .update(proof.timestamp)
    .digest();
  const given = Buffer.from(proof.signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Whether this is the password, worked out from the salt. Takes as long for a decoy. */
export function isPassword(credential: Credential, name: string, password: string): boolean {
  const given = toCredential(name, password, credential.salt).verifier.padStart(768, '0');
  return timingSafeEqual(Buffer.from(given), Buffer.from(credential.verifier.padStart(768, '0')));
}
