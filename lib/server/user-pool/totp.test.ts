import { expect, test } from '@jest/globals';
import { findTotpStep, newTotpSecret, totpCode } from './totp';

// RFC 6238, appendix B, SHA-1: the secret "12345678901234567890", last six of the eight digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %d the standard’s own code comes out', (second, code) => {
  expect(totpCode(secret, Math.floor(second / 30))).toBe(code);
});

test('a code is good half a minute early or late, no more, and never twice', () => {
  const at = new Date(1_111_111_109_000);
  const step = 37_037_036;
  for (const near of [step - 1, step, step + 1])
    expect(findTotpStep(secret, totpCode(secret, near), at, 0)).toBe(near);
  for (const far of [step - 2, step + 2])
    expect(findTotpStep(secret, totpCode(secret, far), at, 0)).toBeNull();
  expect(findTotpStep(secret, totpCode(secret, step), at, step)).toBeNull();
});

test('a new secret is 160 bits in the letters an app takes', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});
