// @ts-check

/** @typedef {import('@/lib/server/start').Running['log']} Log */

/**
 * Addresses can carry secrets behind the question mark, so only the path is logged.
 * @param {Log} log
 * @param {string} requestId
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function logWhenDone(log, requestId, request, response) {
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
 * What the framework prints about a failure goes into the log, where values are kept out of it.
 * @param {Log} log
 */
export function logConsole(log) {
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    console[level] = (/** @type {unknown[]} */ ...parts) => {
      const err = parts.find((part) => part instanceof Error);
      const text = parts.filter((part) => typeof part === 'string').join(' ');
      log[level](err ? { err } : {}, text || 'The framework reported a problem.');
    };
  }
}
