import 'server-only';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { log } from '@/lib/server/log';
import type { Pool } from './pool';
import { toKeySet } from './signing-key';
import { answerWire, longestBody, wireHeaders } from './wire';

/**
 * The pool on a port of this machine that the system chooses: Amplify on the server speaks HTTP and nothing else.
 * It offers what the browser may ask and the public keys, so another program here learns nothing new from it.
 */
export async function listenOnLoopback(pool: Pool): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    serve(pool, request, response).catch((error: unknown) => {
      log.error({ err: error }, 'The user pool could not answer');
      response.writeHead(500).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Never the reason a process stays alive.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function serve(pool: Pool, request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'GET' && request.url === '/.well-known/jwks.json')
    return send(response, 200, await toKeySet(pool), { ...wireHeaders, 'content-type': 'application/json' });
  if (request.method !== 'POST' || request.url !== '/') return send(response, 404, {});
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > longestBody) return send(response, 413, {});
    parts.push(part);
  }
  const target = request.headers['x-amz-target'];
  const answer = await answerWire(pool, String(target), Buffer.concat(parts).toString('utf8'));
  return send(response, answer.status, answer.body);
}

const send = (response: ServerResponse, status: number, body: object, headers = wireHeaders) =>
  response.writeHead(status, headers).end(JSON.stringify(body));
