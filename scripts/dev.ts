// npm run dev: the site on the sources, reloading. Content is compiled again when it changes.

import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { loadEnvFiles } from './serve/env-files.mjs';

const compile = ['--conditions=react-server', '--import', 'tsx', 'scripts/content/compile.ts'];
const compileContent = () => spawnSync(process.execPath, compile, { stdio: 'inherit' });

async function main() {
  loadEnvFiles();
  const { parseSettings } = await import('@/lib/server/env');
  const { HOST, PORT } = parseSettings(process.env);
  compileContent();
  watchContent();
  const args = ['node_modules/next/dist/bin/next', 'dev', '--hostname', HOST, '--port', String(PORT)];
  const settings = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const server = spawn(process.execPath, args, { stdio: 'inherit', env: settings });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
}

function watchContent() {
  let timer: NodeJS.Timeout | undefined;
  fs.watch('content', { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(compileContent, 300);
  });
}

void main().catch((error: Error) => {
  console.error(error.name === 'SettingsError' ? error.message : error);
  process.exitCode = 1;
});
