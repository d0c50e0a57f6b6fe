import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.resolve(__dirname, '../..');
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');

/** Lints one file of a make-believe tree with the project's own rules; returns what Biome said. */
function lint(file: string, source: string): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'fences-'));
  try {
    fs.copyFileSync(path.join(root, 'biome.json'), path.join(dir, 'biome.json'));
    fs.mkdirSync(path.join(dir, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), `${source}\n`);
    const run = spawnSync('node', [biome, 'lint', '--vcs-enabled=false', '--diagnostic-level=error', file], {
      cwd: dir,
      encoding: 'utf8',
    });
    return run.status === 0 ? '' : run.stdout + run.stderr;
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

const bad: [string, string, string, RegExp][] = [
  [
    'the domain imports React',
    'lib/domain/exam/a.ts',
    "import { useState } from 'react';\nuseState(0);",
    /without a framework/,
  ],
  [
    'the domain imports the database',
    'lib/domain/exam/a.ts',
    "import { eq } from 'drizzle-orm';\neq;",
    /is pure/,
  ],
  ['the domain imports a file system', 'lib/domain/exam/a.ts', "import fs from 'node:fs';\nfs;", /is pure/],
  [
    'the domain imports content',
    'lib/domain/exam/a.ts',
    "import { menu } from '@/content/menu';\nmenu;",
    /never the other way round/,
  ],
  [
    'content imports the server',
    'content/menu.ts',
    "import { getDb } from '@/lib/server/db/client';\ngetDb;",
    /words and data/,
  ],
  [
    'the server imports a component',
    'lib/server/a.ts',
    "import { Header } from '@/components/shell/header';\nHeader;",
    /does not know what shows it/,
  ],
  [
    'browser code imports the server',
    'lib/browser/a.ts',
    "import { env } from '@/lib/server/env';\nenv;",
    /through the API/,
  ],
  [
    'a component imports the server',
    'components/exam/a.tsx',
    "import { env } from '@/lib/server/env';\nenv;",
    /props in, markup out/,
  ],
  [
    'a component imports content',
    'components/exam/a.tsx',
    "import { menu } from '@/content/menu';\nmenu;",
    /props in, markup out/,
  ],
  [
    'a relative import leaves its folder',
    'components/exam/a.tsx',
    "import { x } from '../../lib/server/env';\nx;",
    /slips past the fences/,
  ],
  [
    'a relative import leaves its folder in the domain',
    'lib/domain/exam/a.ts',
    "import { x } from '../question/choice';\nx;",
    /slips past the fences/,
  ],
  ['a page reads the environment', 'app/page.tsx', 'export const x = process.env.PORT;', /process\.env/],
  [
    'the server reads the environment elsewhere than in env.ts',
    'lib/server/mail.ts',
    'export const x = process.env.PORT;',
    /process\.env/,
  ],
  [
    'a test is skipped',
    'lib/domain/exam/a.test.ts',
    "import { test } from '@jest/globals';\ntest.skip('x', () => {});",
    /skip/i,
  ],
];

test.each(bad)('the fence stops it when %s', (_title, file, source, reason) => {
  expect(lint(file, source)).toMatch(reason);
});

const good: [string, string, string][] = [
  [
    'the domain imports zod and itself',
    'lib/domain/exam/a.ts',
    "import { z } from 'zod';\nimport { x } from '@/lib/domain/question/choice';\nexport const y = [z, x];",
  ],
  [
    'a component imports the domain',
    'components/exam/a.tsx',
    "import { x } from '@/lib/domain/question/choice';\nexport const y = x;",
  ],
  ['env.ts reads the environment', 'lib/server/env.ts', 'export const x = process.env.PORT;'],
];

test.each(good)('the fence lets it pass when %s', (_title, file, source) => {
  expect(lint(file, source)).toBe('');
});

/** What a pure function may not do by itself: both are passed in as arguments. */
const impure =
  /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(|\bfetch\(|\blocalStorage\b/;

function filesBelow(dir: string): string[] {
  return fs.readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(dir, entry.name);
    return entry.isDirectory() ? filesBelow(full) : [full];
  });
}

test('no file of the domain asks for the time, for chance or for the network by itself', () => {
  const found = filesBelow(path.join(root, 'lib/domain'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => impure.test(fs.readFileSync(file, 'utf8')))
    .map((file) => path.relative(root, file));
  expect(found).toEqual([]);
});
