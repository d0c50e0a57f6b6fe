import { startRequestSchema } from '@/lib/domain/exam/attempt-api';
import { answerChange, answerRead, refuse, tooMany } from '@/lib/server/attempt-route';
import { listOwnAttempts, startAttempt } from '@/lib/server/attempts';
import { clientAddress } from '@/lib/server/client-address';
import { findSet } from '@/lib/server/questions';
import { limit } from '@/lib/server/rate-limit';

export const GET = (request: Request) => answerRead(request, listOwnAttempts);

export const POST = (request: Request) =>
  answerChange(request, startRequestSchema, async (scope, body) => {
    const set = await findSet(body.set);
    if (!set)
      return refuse(404, 'not-found', 'There is no such set. Choose one from the list of problem sets.');
    const starter = `start:${scope.owner.kind}:${scope.owner.id}`;
    // A browser that drops its cookie is a new guest each time, but not at a new address.
    const address = `start:${clientAddress(request)}`;
    for (const [key, points] of [[starter, 60] as const, [address, 2000] as const]) {
      const allowed = await limit(key, { points, seconds: 3600 });
      if (!allowed.ok) return tooMany(allowed.retryAfterSeconds);
    }
    return startAttempt(scope, set, body);
  });
