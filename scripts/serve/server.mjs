// @ts-check
// The server process: our listener in front of Next on the present build. The site itself (settings, database, jobs)
// starts inside Next's bundle, in lib/server/start.ts; the two meet under a global name.

import http from 'node:http';
import next from 'next';
import { contentFolder, findCurrentBuild, markInUse, nextFolder } from './builds.mjs';
import { findEarlierFile, sendFile } from './earlier-static.mjs';
import { loadEnvFiles } from './env-files.mjs';
import { listenError } from './listen-error.mjs';
import { logConsole, logWhenDone } from './log-requests.mjs';
import { settleHead } from './request-head.mjs';

/** @typedef {import('@/lib/server/start').Running} Running */
/** @typedef {import('@/lib/server/env').Settings} Settings */
/** @typedef {(request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>} Answer */

const drainMs = 10_000;

/** Starts serving. Ends the process with a sentence when it cannot. */
export async function serve() {
  loadEnvFiles();
  const build = findCurrentBuild();
  if (!build) {
    console.error(
      'There is no finished build. Run npm run build first, or npm start, which builds and serves.',
    );
    process.exit(1);
  }
  Object.assign(process.env, {
    NODE_ENV: 'production',
    NEXT_DIST_DIR: nextFolder(build),
    CONTENT_DIR: contentFolder(build),
  });
  markInUse(build);

  /** @type {Answer | null} */
  let answer = null;
  /** @type {Running | null} */
  let running = null;
  let address = '';
  let trustProxy = false;

  const server = http.createServer((request, response) => {
    const id = settleHead(request, trustProxy);
    response.setHeader('x-request-id', id);
    if (!answer || !running) return sayStarting(response);
    const earlier = findEarlierFile(build, request.url ?? '');
    if (earlier) return sendFile(earlier, request, response);
    logWhenDone(running.log, id, request, response);
    answer(request, response).catch((error) => {
      running?.log.error({ err: error, requestId: id }, 'A request failed outside the pages.');
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  // Longer than the idle time of the usual proxies, so that it is never we who close a connection they are about to use.
  server.keepAliveTimeout = 75_000;

  /** @param {Settings} settings */
  async function listen({ HOST, PORT, TRUST_PROXY }) {
    trustProxy = TRUST_PROXY;
    await new Promise((resolve, reject) => {
      server.once('error', (error) => reject(listenError(error, HOST, PORT)));
      server.listen(PORT, HOST, () => resolve(undefined));
    });
    const bound = /** @type {import('node:net').AddressInfo} */ (server.address());
    address = `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${bound.port}`;
  }

  /** @type {Promise<Running>} */
  const ready = new Promise((resolve) => {
    Object.assign(globalThis, { [Symbol.for('prepstead.listener')]: { listen, ready: resolve } });
  });

  stopOnSignals(async () => {
    const drained = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const late = setTimeout(() => server.closeAllConnections(), drainMs);
    await drained;
    clearTimeout(late);
    await running?.close();
  });

  const port = Number(process.env.PORT) || 3000;
  const app = next({ dir: process.cwd(), dev: false, hostname: process.env.HOST || '127.0.0.1', port });
  await app.prepare();
  running = await ready;
  logConsole(running.log);
  answer = app.getRequestHandler();
  running.announce(address);
}

/** @param {http.ServerResponse} response */
function sayStarting(response) {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2' });
  response.end('The site is starting. Try again in a moment.\n');
}

/**
 * The first signal ends the site in order, a second one at once.
 * @param {() => Promise<void>} stop
 */
function stopOnSignals(stop) {
  let stopping = false;
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
