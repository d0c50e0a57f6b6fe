// A password is long rather than ornate: length is what resists guessing, and any phrase will do.

export const passwordLength = { least: 10, most: 256 };

const wornOut =
  /^(?:(.)\1*|0?1234567890?|9876543210|qwertyuiop|password\d*|passw0rd\d*|letmein\d*|iloveyou\d*)$/i;

/** Why a password cannot be used, as the end of a sentence that begins "The password …"; null when it can. */
export function passwordProblem(password: string, email = ''): string | null {
  if (password.length < passwordLength.least) return `needs at least ${passwordLength.least} characters`;
  if (password.length > passwordLength.most) return `can have at most ${passwordLength.most} characters`;
  if (password !== password.trim()) return 'cannot begin or end with a space';
  if (wornOut.test(password)) return 'is one that is guessed first; choose words that belong to you';
  if (email && password.toLowerCase() === email.trim().toLowerCase()) return 'cannot be your e-mail';
  return null;
}
