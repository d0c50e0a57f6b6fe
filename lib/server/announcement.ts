import 'server-only';

type Accounts = { email: string; password: string }[];

/** What the person who starts the site reads: where it is, who can sign in, and where mail goes. */
export function announcement(address: string, accounts: Accounts, outboxPath: string | null): string {
  const lines = ['', `Prepstead is running at ${address}`];
  if (accounts.length > 0) {
    lines.push('', 'Sign in with one of these accounts:');
    for (const { email, password } of accounts) lines.push(`  ${email.padEnd(28)} ${password}`);
  }
  if (outboxPath) lines.push('', `Mail that would be sent is kept at ${address}${outboxPath}`);
  return [...lines, ''].join('\n');
}
