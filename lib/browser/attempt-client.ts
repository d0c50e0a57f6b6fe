// Talks to the attempts API. Every outcome is a value: the runner must know "no connection" from "sign in again" from "refused".

import type { AttemptEvent, AttemptMode } from '@/lib/domain/exam/attempt';
import type { ApiRefusal, AttemptRow, AttemptView, EventsAnswer, Lease } from '@/lib/domain/exam/attempt-api';

export type Failure =
  /** No connection, or the server did not answer in time. */
  | { kind: 'offline' }
  /** The session ended: sign in again and go on. */
  | { kind: 'signed-out' }
  /** Not there, or somebody else's. */
  | { kind: 'not-found' }
  /** The server asks for patience (too many requests, storage full, an error of its own). */
  | { kind: 'busy'; code: string; message: string; retryAfterSeconds: number | null }
  /** It will not take this request, however often it is sent. */
  | { kind: 'refused'; code: string; message: string };

export type Answer<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export type StartChoice = { set: string; mode: AttemptMode; timeFactor: 1 | 1.5 | 2; requestId: string };

async function request<T>(path: string, patienceMs: number, init: RequestInit = {}): Promise<Answer<T>> {
  let response: Response;
  try {
    response = await fetch(`/api/attempts${path}`, {
      ...init,
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.ok) return { ok: true, value: (await response.json()) as T };
  } catch {
    return { ok: false, failure: { kind: 'offline' } };
  }
  return { ok: false, failure: await toFailure(response) };
}

async function toFailure(response: Response): Promise<Failure> {
  if (response.status === 401) return { kind: 'signed-out' };
  if (response.status === 404) return { kind: 'not-found' };
  const body = (await response.json().catch(() => null)) as ApiRefusal | null;
  const code = body?.error?.code ?? String(response.status);
  const message = body?.error?.message ?? 'The server could not take this right now.';
  if (response.status === 429 || response.status === 408 || response.status >= 500) {
    const wait = Number(response.headers.get('retry-after'));
    return { kind: 'busy', code, message, retryAfterSeconds: wait > 0 ? wait : null };
  }
  return { kind: 'refused', code, message };
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const at = (attempt: string) => `/${encodeURIComponent(attempt)}`;

export type AttemptClient = ReturnType<typeof attemptClient>;

/**
 * The API as this device sees it. After `patienceMs` without an answer a request counts as offline. `owner` is whose
 * attempts these are (owner.ts): a user's attempt that is suddenly not there means that the sign-in ended.
 */
export function attemptClient(device: string, owner: string, patienceMs = 15_000) {
  async function ask<T>(path: string, patience: number, init?: RequestInit): Promise<Answer<T>> {
    const answer = await request<T>(path, patience, init);
    if (answer.ok || answer.failure.kind !== 'not-found' || !owner.startsWith('user:')) return answer;
    return /(?:^|;\s*)signed_in=1/.test(document.cookie)
      ? answer
      : { ok: false, failure: { kind: 'signed-out' } };
  }
  return {
    start: (choice: StartChoice) => ask<AttemptView>('', patienceMs, post({ ...choice, device })),
    list: () => ask<AttemptRow[]>('', patienceMs),
    view: (attempt: string) => ask<AttemptView>(`${at(attempt)}?device=${device}`, patienceMs),
    /** Becomes the writer; without `takeOver` only when no other device is. */
    lease: (attempt: string, takeOver: boolean) =>
      ask<Lease>(`${at(attempt)}/lease`, patienceMs, post({ device, takeOver })),
    /** `leaving`: lets the request outlive the page. */
    send: (attempt: string, events: AttemptEvent[], leaving = false) =>
      ask<EventsAnswer>(`${at(attempt)}/events`, patienceMs, {
        ...post({ device, events }),
        keepalive: leaving,
      }),
  };
}
