import 'server-only';
import { randomUUID } from 'node:crypto';
import { unstable_rethrow } from 'next/navigation';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { z } from 'zod';
import type { ApiRefusal } from '@/lib/domain/exam/attempt-api';
import { type OwnScope, ownScope, SignInAgain } from './access';
import { log } from './log';
import { readBody } from './request-body';
import { requireSameOrigin } from './same-origin';
import { isStorageFull } from './storage-full';

const mostBytes = 64 * 1024;

/**
 * Autosave comes every few seconds, so its allowance is counted in memory: in the database it would double the writes.
 * Per owner and minute, for each instance; far above what one person does on several devices.
 */
const perMinute = new RateLimiterMemory({ keyPrefix: 'attempts', points: 300, duration: 60 });

const json = (body: unknown, status: number, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** A refusal of the attempts API: a code for the program, a sentence for the person. */
export const refuse = (status: number, code: string, message: string, headers?: Record<string, string>) =>
  json({ error: { code, message } } satisfies ApiRefusal, status, headers);

/** 404 for what is not there and for what is somebody else's. */
export const notThere = () =>
  refuse(404, 'not-found', 'This attempt is not here. Open your profile to see the attempts that are yours.');

/** Answers a reading request with what `find` gives for the owner, or 404 for null. */
export const answerRead = (
  request: Request,
  find: (scope: OwnScope) => Promise<unknown>,
): Promise<Response> =>
  answer(request, async (scope) => {
    const found = await find(scope);
    return found === null ? notThere() : json(found, 200);
  });

/** Answers a changing request from this site: body parsed by `schema`, 404 when `change` gives null. */
export async function answerChange<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  change: (scope: OwnScope, body: z.output<Schema>) => Promise<unknown>,
): Promise<Response> {
  const crossSite = requireSameOrigin(request);
  if (crossSite) return crossSite;
  return answer(request, async (scope) => {
    const body = await readBody(request, mostBytes);
    if (!body.ok)
      return refuse(413, 'too-large', 'This request is larger than 64 KB. Send it in smaller pieces.');
    const parsed = schema.safeParse(parseJson(body.text));
    if (!parsed.success) {
      return refuse(
        400,
        'bad-request',
        'The server could not read this request. Reload the page and try again.',
      );
    }
    const result = await change(scope, parsed.data);
    if (result instanceof Response) return result;
    return result === null ? notThere() : json(result, 200);
  });
}

async function answer(request: Request, handle: (scope: OwnScope) => Promise<Response>): Promise<Response> {
  try {
    const scope = await ownScope();
    await perMinute.consume(`${scope.owner.kind}:${scope.owner.id}`);
    return await handle(scope);
  } catch (error) {
    unstable_rethrow(error);
    return toRefusal(request, error);
  }
}

function toRefusal(request: Request, error: unknown): Response {
  if (error instanceof SignInAgain) return refuse(401, error.code, error.message);
  if (error instanceof RateLimiterRes) return tooMany(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
  const requestId = request.headers.get('x-request-id') ?? randomUUID();
  if (isStorageFull(error)) {
    log.error({ requestId, err: error }, 'The storage is full: a change of an attempt was not stored.');
    return refuse(
      503,
      'storage-full',
      'The server has no room to store this now. Your answers stay on this device and are sent again by themselves.',
      { 'retry-after': '30' },
    );
  }
  log.error({ requestId, err: error }, 'An attempts request failed.');
  return refuse(
    500,
    'unexpected',
    `Something went wrong on our side. Your answers stay on this device. If it happens again, tell us this number: ${requestId}.`,
  );
}

export const tooMany = (retryAfterSeconds: number) =>
  refuse(429, 'too-many', `Too many requests at once. Try again in ${retryAfterSeconds} seconds.`, {
    'retry-after': String(retryAfterSeconds),
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
