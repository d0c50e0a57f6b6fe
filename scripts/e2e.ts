// Browser tests on a real build: builds when the sources changed, then runs Playwright with the arguments given.

import { spawnSync } from 'node:child_process';

function run(command: string, args: string[]): number {
  return spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;
}

const built = run('npm', ['run', '--silent', 'build', '--', '--if-needed']);
process.exitCode = built || run('npx', ['playwright', 'test', ...process.argv.slice(2)]);
