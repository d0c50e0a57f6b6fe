import { passwordProblem } from '@/lib/domain/people/password';
import type { AccountErrors } from './account-form';

/** What is wrong with a field, as an entry of the form's errors; nothing when it is fine. */
export const checkEmail = (email: string): AccountErrors =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
    ? {}
    : { email: 'Enter a whole e-mail address, such as ann@example.com.' };

export const checkPresent = (password: string): AccountErrors =>
  password ? {} : { password: 'Enter your password.' };

export function checkNewPassword(password: string, email: string): AccountErrors {
  if (!password) return { password: 'Choose a password.' };
  const problem = passwordProblem(password, email);
  return problem ? { password: `The password ${problem}.` } : {};
}

export const checkCode = (code: string): AccountErrors =>
  /^\d{6}$/.test(code) ? {} : { code: 'Enter the six digits of the code.' };
