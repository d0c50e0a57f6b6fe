// @ts-check

import { randomUUID } from 'node:crypto';

const forwarded = ['forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'];

/**
 * Makes the head of a request something the site can rely on: an id of its own, and the visitor's address. Behind a
 * trusted proxy that proxy's word counts; else whatever the visitor claims about it is dropped.
 * @param {import('node:http').IncomingMessage} request
 * @param {boolean} trustProxy
 */
export function settleHead(request, trustProxy) {
  const { headers } = request;
  const given = headers['x-request-id'];
  const keeps = trustProxy && typeof given === 'string' && /^[\w.:-]{1,128}$/.test(given);
  const id = keeps ? given : randomUUID();
  headers['x-request-id'] = id;
  if (!trustProxy) for (const name of forwarded) delete headers[name];
  if (!trustProxy || !headers['x-forwarded-for']) {
    headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
  }
  return id;
}
