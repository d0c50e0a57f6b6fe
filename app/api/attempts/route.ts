import { startRequestSchema } from '@/lib/domain/exam/attempt-api';
import { answerChange, answerRead, refuse, tooMany } from '@/lib/server/attempt-route';
import { listOwnAttempts, startAttempt } from '@/lib/server/attempts';
import { findSet } from '@/lib/server/questions';
import { limit } from '@/lib/server/rate-limit';

export const GET = (request: Request) => answerRead(request, listOwnAttempts);

export const POST = (request: Request) =>
  answerChange(request, startRequestSchema, async (scope, body) => {
    const set = await findSet(body.set);
    if (!set)
      return refuse(404, 'not-found', 'There is no such set. Choose one from the list of problem sets.');
    const allowed = await limit(`start:${scope.owner.kind}:${scope.owner.id}`, { points: 60, seconds: 3600 });
    return allowed.ok ? startAttempt(scope, set, body) : tooMany(allowed.retryAfterSeconds);
  });
