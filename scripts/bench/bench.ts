// npm run bench: measures this build on this machine and writes the table at the end of the README.
// Speeds are ratios against a peer in the same run; absolute numbers say little about another machine.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { createServer } from '@/e2e/server';
import { autosave } from './autosave';
import { lighthouseScores } from './lighthouse';
import type { Load } from './load';
import { pageBytes } from './page-bytes';
import { serving } from './serving';

const chromePages = [
  '/',
  '/act',
  '/act-problem-sets',
  '/act-problem-sets/math-1',
  '/guides',
  '/guides/act-pacing',
  '/privacy',
];
const runner = '/act-practice/math-1';
const students = 50;
const seconds = 8;

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

function bareUpsert(env: Record<string, string>): Load {
  const run = spawnSync(
    process.execPath,
    [
      '--conditions=react-server',
      '--import',
      'tsx',
      'scripts/bench/upsert.ts',
      String(students),
      String(seconds),
    ],
    { encoding: 'utf8', env: { ...process.env, LOG_LEVEL: 'silent', ...env } },
  );
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout.trim().split('\n').at(-1) ?? '') as Load;
}

async function compareAutosave(name: string, settings: Record<string, string>): Promise<string[]> {
  const server = await createServer(settings);
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-data-'));
  try {
    await server.start();
    const saved = await autosave(server.url, 'math-1', students, seconds);
    const bare = bareUpsert({ DATA_DIR: dir, ...settings });
    const line = (what: string, { perSecond, p99Ms, errors }: Load) =>
      row(what, name, Math.round(perSecond), p99Ms.toFixed(0), errors);
    return [
      line(`autosave, ${students} students at once`, saved),
      line('bare upsert, as many lanes', bare),
      row('ratio', name, `${((saved.perSecond / bare.perSecond) * 100).toFixed(0)}%`, '', ''),
    ];
  } finally {
    await server.close();
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

/** Runs `use` with the address of a database of its own on the PostgreSQL of BENCH_DATABASE_URL, if that is set. */
async function withPostgres(use: (url: string) => Promise<string[]>): Promise<string[]> {
  const base = process.env.BENCH_DATABASE_URL;
  if (!base) return [];
  const admin = new Client({ connectionString: base });
  await admin.connect();
  const name = `prepstead_bench_${process.pid}`;
  await admin.query(`create database ${name}`);
  try {
    const url = new URL(base);
    url.pathname = `/${name}`;
    return await use(url.href);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

async function measurePages(): Promise<string[]> {
  const server = await createServer();
  try {
    await server.start();
    const bytes = [];
    for (const page of [...chromePages, runner]) bytes.push(await pageBytes(server.url, page));
    const scores = lighthouseScores(server.url, ['/', '/guides/act-pacing', runner]);
    const served = await serving(server.url, '/guides/act-pacing');
    return [
      row('page', 'HTML + CSS, brotli', 'JavaScript, brotli', 'framework files', 'budget'),
      row('---', '---:', '---:', '---:', '---'),
      ...bytes.map(({ path: page, html, css, script, frameworkScripts }) =>
        row(
          `\`${page}\``,
          kb(html + css),
          kb(script),
          frameworkScripts,
          page === runner ? '200 KB JavaScript' : '25 KB, no framework',
        ),
      ),
      '',
      row('Lighthouse, mobile', 'performance', 'accessibility', 'best practices', 'SEO'),
      row('---', '---:', '---:', '---:', '---:'),
      ...scores.map((s) => row(`\`${s.path}\``, s.performance, s.accessibility, s.bestPractices, s.seo)),
      '',
      row('prerendered guide, 32 connections, gzip', 'requests a second', 'p99 ms'),
      row('---', '---:', '---:'),
      ...served.map(({ server: name, perSecond, p99Ms }) => row(name, Math.round(perSecond), p99Ms)),
    ];
  } finally {
    await server.close();
  }
}

async function bench() {
  const built = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (built.status !== 0) process.exit(built.status ?? 1);

  const pages = await measurePages();
  const saves = [
    row('autosave', 'database', 'a second', 'p99 ms', 'errors'),
    row('---', '---', '---:', '---:', '---:'),
    ...(await compareAutosave('embedded', {})),
    ...(await withPostgres((url) => compareAutosave('PostgreSQL', { DATABASE_URL: url }))),
  ];

  const machine = `${os.cpus().length} cores (${os.cpus()[0]?.model.trim()}), Node ${process.version}, ${new Date().toISOString().slice(0, 10)}; load and server share the cores.`;
  const table = [machine, '', ...pages, '', ...saves].join('\n');
  const readme = fs.readFileSync('README.md', 'utf8');
  const marked = /(<!-- measures -->\n)[\s\S]*(<!-- end of measures -->)/;
  fs.writeFileSync(
    'README.md',
    readme.replace(marked, (_all, open: string, close: string) => `${open}${table}\n${close}`),
  );
  console.log(table);
}

void bench();
