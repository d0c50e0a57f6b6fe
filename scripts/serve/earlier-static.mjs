// @ts-check
// A page that was opened before a deploy asks for the scripts of its own build. They stay served.

import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { listBuilds, nextFolder } from './builds.mjs';

const prefix = '/_next/static/';

/** @type {Record<string, string>} */
const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/**
 * The file of an earlier build for a path that the present one does not have; null when none has it.
 * @param {string} current id of the build being served
 * @param {string} url
 */
export function findEarlierFile(current, url) {
  const pathname = url.split('?', 1)[0] ?? '';
  if (!pathname.startsWith(prefix)) return null;
  const relative = safePath(pathname.slice(prefix.length));
  if (!relative || fs.existsSync(path.join(nextFolder(current), 'static', relative))) return null;
  for (const id of listBuilds()) {
    const file = path.resolve(nextFolder(id), 'static', relative);
    if (id !== current && fs.existsSync(file) && fs.statSync(file).isFile()) return file;
  }
  return null;
}

/** @param {string} encoded */
function safePath(encoded) {
  try {
    const decoded = path.posix.normalize(decodeURIComponent(encoded));
    return decoded.startsWith('..') || decoded.startsWith('/') || decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}

/**
 * @param {string} file
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function sendFile(file, request, response) {
  response.writeHead(200, {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'content-length': fs.statSync(file).size,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  if (request.method === 'HEAD') response.end();
  else pipeline(fs.createReadStream(file), response, () => undefined);
}
