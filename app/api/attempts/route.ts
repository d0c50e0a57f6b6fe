import { startRequestSchema } from '@/lib/domain/exam/attempt-api';
import { answerChange, answerRead, refuse, tooMany } from '@/lib/server/attempt-route';
import { listOwnAttempts, startAttempt } from '@/lib/server/attempts';
import { limit } from '@/lib/server/rate-limit';

export const GET = (request: Request) => answerRead(request, listOwnAttempts);

export const POST = (request: Request) =>
  answerChange(request, startRequestSchema, async (scope, body) => {
    const allowed = await limit(`start:${scope.owner.kind}:${scope.owner.id}`, { points: 60, seconds: 3600 });
    if (!allowed.ok) return tooMany(allowed.retryAfterSeconds);
    const view = await startAttempt(scope, body);
    return (
      view ?? refuse(404, 'not-found', 'There is no such set. Choose one from the list of problem sets.')
    );
  });
