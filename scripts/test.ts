// npm test: every check and test in the order in which they are cheap, then one line with the counts.
// --check stops before the tests; --all adds the long suites.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

type Count = { passed: number; failed: number };
type Step = { name: string; run: () => Count };

const reports = path.resolve('test-results');
const long = process.argv.includes('--all');
const checksOnly = process.argv.includes('--check');

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const done = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return done.status === 0;
}

/** A check passes or fails as one. */
const check = (name: string, command: string, args: string[]): Step => ({
  name,
  run: () => (run(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
});

/** A runner that ends badly without a failed test (a crash, no test found) counts as one failure. */
function honest(ok: boolean, { passed, failed }: Count): Count {
  return { passed, failed: !ok && failed === 0 ? 1 : failed };
}

type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

function readCount<Report>(file: string, pick: (report: Report) => Count): Count {
  if (!fs.existsSync(file)) return { passed: 0, failed: 0 };
  return pick(JSON.parse(fs.readFileSync(file, 'utf8')));
}

function jest(name: string, args: string[], env: Record<string, string> = {}): Step {
  const file = path.join(reports, `${name.replace(/\W+/g, '-')}.json`);
  return {
    name,
    run: () => {
      fs.rmSync(file, { force: true });
      const options = `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings`;
      const ok = run('npx', ['jest', '--json', `--outputFile=${file}`, ...args], {
        NODE_OPTIONS: options,
        ...env,
      });
      const count = readCount<JestReport>(file, (report) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      }));
      return honest(ok, count);
    },
  };
}

function playwright(): Step {
  const file = path.join(reports, 'e2e.json');
  return {
    name: 'browser tests',
    run: () => {
      fs.rmSync(file, { force: true });
      const ok = run('npx', ['playwright', 'test'], { PLAYWRIGHT_JSON: file });
      const count = readCount<PlaywrightReport>(file, ({ stats }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
      }));
      return honest(ok, count);
    },
  };
}

const postgres = process.env.TEST_DATABASE_URL;

const checks: Step[] = [
  check('content compiles', 'npm', ['run', '--silent', 'content']),
  check('formatting and lint', 'npx', ['biome', 'check', '--error-on-warnings', '.']),
  check('route types', 'npx', ['next', 'typegen']),
  check('types', 'npx', ['tsc', '--noEmit']),
  check('dead code', 'npx', ['knip']),
  check('content', 'npm', ['run', '--silent', 'content:check']),
];

const tests: Step[] = [
  jest('unit and server tests on the embedded Postgres', [], { TEST_DATABASE_URL: '' }),
  ...(postgres
    ? [jest('server tests on PostgreSQL', ['--selectProjects', 'node', '--testPathPatterns', 'lib/server'])]
    : []),
  check('build', 'npm', ['run', '--silent', 'build']),
  playwright(),
];

if (long) process.env.LONG = '1';
fs.mkdirSync(reports, { recursive: true });

const total: Count = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const step of checksOnly ? checks : [...checks, ...tests]) {
  console.log(`\n── ${step.name}`);
  const began = Date.now();
  const { passed, failed } = step.run();
  total.passed += passed;
  total.failed += failed;
  lines.push(
    `${failed ? 'FAILED' : 'ok    '}  ${step.name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - began) / 1000)} s`,
  );
}

console.log(`\n${lines.join('\n')}`);
if (!checksOnly) {
  console.log(
    postgres
      ? 'Server tests ran on PGlite and on PostgreSQL.'
      : 'Server tests ran on PGlite only: TEST_DATABASE_URL is not set.',
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
