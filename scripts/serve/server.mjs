// @ts-check
// The server process: our listener in front of Next on the present build. The site itself (settings, database, jobs)
// starts inside Next's bundle, in lib/server/start.ts; the two meet under a global name.

import http from 'node:http';
import next from 'next';
import { contentFolder, findCurrentBuild, markInUse, nextFolder } from './builds.mjs';
import { findEarlierFile, sendFile } from './earlier-static.mjs';
import { loadEnvFiles } from './env-files.mjs';
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

/**
 * What the framework prints about a failure goes into the log, where values are kept out of it.
 * @param {Running['log']} log
 */
function logConsole(log) {
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    console[level] = (/** @type {unknown[]} */ ...parts) => {
      const err = parts.find((part) => part instanceof Error);
      const text = parts.filter((part) => typeof part === 'string').join(' ');
      log[level](err ? { err } : {}, text || 'The framework reported a problem.');
    };
  }
}

/** @param {http.ServerResponse} response */
function sayStarting(response) {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2' });
  response.end('The site is starting. Try again in a moment.\n');
}

/**
 * @param {unknown} error
 * @param {string} host
 * @param {number} port
 */
function listenError(error, host, port) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  const reasons = /** @type {Record<string, string>} */ ({
    EADDRINUSE: `Port ${port} on ${host} is already in use. Stop the program that uses it, or set PORT to another number.`,
    EACCES: `Port ${port} may not be used by this user. Set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `The setting HOST cannot be used: ${host} is not an address of this machine.`,
    ENOTFOUND: `The setting HOST cannot be used: ${host} is not an address of this machine.`,
  });
  const sentence = reasons[code ?? ''] ?? `The site cannot listen on ${host}:${port}: ${message}.`;
  return Object.assign(new Error(sentence), { name: 'ListenError' });
}

/**
 * Addresses can carry secrets behind the question mark, so only the path is logged.
 * @param {Running['log']} log
 * @param {string} requestId
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
function logWhenDone(log, requestId, request, response) {
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  if (path.startsWith('/_next/static/')) return;
  const began = performance.now();
  response.once('close', () => {
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const entry = { requestId, method: request.method, path, status: response.statusCode, ms };
    if (!response.writableFinished) log.warn(entry, 'The visitor left before the answer was sent.');
    else if (response.statusCode >= 500) log.error(entry, 'Answered.');
    else log.info(entry, 'Answered.');
  });
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
