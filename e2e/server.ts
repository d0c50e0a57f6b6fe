// One real server for a test worker: its own data folder and port, started as the README says, killed as an accident would.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export const demoPassword = 'Practice-test-4711';

export type Server = {
  url: string;
  dataDir: string;
  /** Everything the process has printed since the first start. */
  output(): string;
  start(): Promise<void>;
  /** Dies at once, as at a power cut. */
  kill(): Promise<void>;
  /** Ends cleanly and removes the data folder. */
  close(): Promise<void>;
};

export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function untilHealthy(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const giveUp = Date.now() + 60_000;
  while (Date.now() < giveUp) {
    if (child.exitCode !== null) throw new Error(`The server stopped while starting:\n${output()}`);
    const healthy = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) return;
    await delay(100);
  }
  throw new Error(`The server did not become healthy within a minute:\n${output()}`);
}

export async function createServer(settings: Record<string, string> = {}): Promise<Server> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prepstead-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let printed = '';

  async function start(): Promise<void> {
    const started = spawn('npm', ['run', '--silent', 'serve'], {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        PORT: String(port),
        HOST: '127.0.0.1',
        DEMO_PASSWORD: demoPassword,
        SITE_URL: url,
        DATABASE_URL: '',
        ...settings,
      },
    });
    for (const stream of [started.stdout, started.stderr])
      stream?.on('data', (chunk) => {
        printed += chunk;
      });
    child = started;
    await untilHealthy(url, started, () => printed);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child;
    child = null;
    if (!ending?.pid || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = once(ending, 'exit');
    process.kill(-ending.pid, signal);
    await gone;
  }

  return {
    url,
    dataDir,
    output: () => printed,
    start,
    kill: () => end('SIGKILL'),
    async close() {
      await end('SIGTERM');
      fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
