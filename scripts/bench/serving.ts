// A prerendered page from this server beside the same bytes from nginx, where nginx is installed.

import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import autocannon from 'autocannon';

export type Serving = { server: string; perSecond: number; p99Ms: number };

const nginxPort = 9444;

async function measure(server: string, url: string): Promise<Serving> {
  const result = await autocannon({
    url,
    connections: 32,
    duration: 6,
    headers: { 'accept-encoding': 'gzip' },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return { server, perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

const configuration = (root: string) => `
daemon off; worker_processes 1; pid ${root}/pid; error_log ${root}/error.log;
events { worker_connections 512; }
http { access_log off; gzip_static on; types { text/html html; }
  client_body_temp_path ${root}; proxy_temp_path ${root}; fastcgi_temp_path ${root}; uwsgi_temp_path ${root}; scgi_temp_path ${root};
  server { listen 127.0.0.1:${nginxPort}; root ${root}; } }
`;

async function nginx(html: string): Promise<Serving | null> {
  if (spawnSync('nginx', ['-v']).status !== 0) return null;
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-nginx-'));
  fs.chmodSync(root, 0o755);
  fs.writeFileSync(path.join(root, 'page.html'), html);
  fs.writeFileSync(path.join(root, 'page.html.gz'), gzipSync(html, { level: 9 }));
  fs.writeFileSync(path.join(root, 'page.html.br'), brotliCompressSync(html));
  fs.writeFileSync(path.join(root, 'nginx.conf'), configuration(root));
  const server = spawn('nginx', ['-c', path.join(root, 'nginx.conf')], { stdio: 'ignore' });
  try {
    await delay(500);
    return await measure(
      'nginx, one worker, gzip made beforehand',
      `http://127.0.0.1:${nginxPort}/page.html`,
    );
  } finally {
    server.kill('SIGTERM');
    await delay(200);
    fs.rmSync(root, { recursive: true, force: true });
  }
}

/** Requests a second for one prerendered page, this server first. */
export async function serving(origin: string, page: string): Promise<Serving[]> {
  const html = await (await fetch(origin + page)).text();
  const own = await measure('this server', origin + page);
  const peer = await nginx(html);
  return peer ? [own, peer] : [own];
}
