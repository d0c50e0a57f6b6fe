import { sendAllUnsent, sitDown } from './attempt-opening';
import { hintUnsent } from './hint-cookies';

/**
 * Sends what this device still owes the server, and leaves the hint that says whether anything is left.
 * @returns how many attempts still have answers that are only here.
 */
export async function settleUnsent(): Promise<number> {
  const left = await sendAllUnsent(await sitDown());
  hintUnsent(left > 0);
  return left;
}
