// The server as an operator meets it: its state, its answers to wrong settings, its end, and what outlives a deploy.

import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { Client } from 'pg';
import { expect, test } from './fixtures';
import { createServer } from './server';

/** Asks for a path exactly as written; fetch would tidy it up first. */
const askRaw = (origin: string, target: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    http
      .get({ hostname, port, path: target }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
      .on('error', reject);
  });

test('A running site is healthy, and gives every answer an id and the security headers', async ({
  server,
}) => {
  const health = await fetch(`${server.url}/api/health`);
  expect(health.status).toBe(200);
  expect(await health.json()).toEqual({ status: 'ok' });
  const [first, second] = await Promise.all([fetch(server.url), fetch(server.url)]);
  expect(first.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  });
  expect(first.headers.has('x-powered-by')).toBe(false);
});

test('A visitor cannot choose the id of a request or claim another address', async ({ server }) => {
  const headers = {
    'x-request-id': 'mine',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
  };
  const answer = await fetch(`${server.url}/profile`, { headers, redirect: 'manual' });
  expect(answer.headers.get('x-request-id')).not.toBe('mine');
  expect(answer.headers.get('location') ?? '').not.toContain('evil.example');
});

test('A page opened before a deploy still gets its scripts, and nothing else of an earlier build is served', async ({
  server,
}) => {
  const id = `earlier-${randomUUID().slice(0, 8)}`;
  const folder = path.join('.build', id);
  try {
    fs.mkdirSync(path.join(folder, 'next/static/chunks'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'next/static/chunks/of-an-open-page.js'), 'window.open_page=1');
    fs.writeFileSync(path.join(folder, 'done.json'), '{}');
    const script = await fetch(`${server.url}/_next/static/chunks/of-an-open-page.js`);
    expect(script.status).toBe(200);
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(await script.text()).toBe('window.open_page=1');
    for (const target of [
      '../../done.json',
      '%2e%2e/%2e%2e/done.json',
      '..%2f..%2fdone.json',
      'chunks',
      'none.js',
    ]) {
      expect(await askRaw(server.url, `/_next/static/${target}`), target).not.toBe(200);
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

const wrong: [string, Record<string, string>, RegExp][] = [
  [
    'a port that is no number',
    { PORT: 'three' },
    /^The setting PORT cannot be used: it must be a number\.$/m,
  ],
  ['a data folder that cannot be', { DATA_DIR: '/dev/null/data' }, /^The setting DATA_DIR cannot be used/m],
  [
    'half of Cognito',
    { COGNITO_REGION: 'us-east-1' },
    /^Amazon Cognito is only half set: also set COGNITO_USER_POOL_ID/m,
  ],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://someone@127.0.0.1:1/none' },
    /^The database named by the setting DATABASE_URL cannot be used: nothing answers/m,
  ],
];
for (const [what, settings, sentence] of wrong) {
  test(`The start with ${what} ends with a sentence that names the setting`, async () => {
    const server = await createServer(settings);
    await expect(server.start()).rejects.toThrow(/stopped while starting/);
    expect(server.output()).toMatch(sentence);
    expect(server.output()).not.toContain('    at ');
    await server.close();
  });
}

test('A second copy on the same port, or on the same data folder, is refused with a sentence', async ({
  server,
}) => {
  const { port } = new URL(server.url);
  const samePort = await createServer({ PORT: port });
  await samePort.start().catch(() => undefined);
  await expect
    .poll(() => samePort.output())
    .toContain(`Port ${port} on 127.0.0.1 is already in use. Stop the program`);
  await samePort.close();
  const sameFolder = await createServer({ DATA_DIR: server.dataDir });
  await expect(sameFolder.start()).rejects.toThrow(/is in use by another running copy of the site/);
  await sameFolder.close();
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

test('Killed and started again at once, the site keeps its data and the same accounts', async () => {
  const server = await createServer({ DEMO_PASSWORD: '' });
  const password = () =>
    /student@example\.com +(\S+)/g.exec(server.output().split('Prepstead is running').at(-1) ?? '')?.[1];
  await server.start();
  const before = password();
  await server.kill();
  await server.start();
  await expect.poll(password).toBe(before);
  expect(before).toBeTruthy();
  await server.close();
});

const postgres = process.env.TEST_DATABASE_URL;
if (postgres) {
  test('On PostgreSQL, two instances share a database, and say so when it is gone', async () => {
    const name = `prepstead_e2e_${randomUUID().replaceAll('-', '')}`;
    const admin = new Client({ connectionString: postgres });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const url = new URL(postgres);
    url.pathname = `/${name}`;
    const settings = { DATABASE_URL: url.href, USER_POOL_KEY: 'a key of thirty-two letters or more' };
    const [one, two] = [await createServer(settings), await createServer(settings)];
    try {
      await Promise.all([one.start(), two.start()]);
      await admin.query(`drop database ${name} with (force)`);
      for (const { url: origin } of [one, two]) {
        expect((await fetch(`${origin}/api/health`)).status).toBe(503);
        expect((await fetch(origin)).status).toBe(200);
      }
    } finally {
      await Promise.all([one.close(), two.close()]);
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    }
  });
}
