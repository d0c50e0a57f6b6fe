import { leaseRequestSchema } from '@/lib/domain/exam/attempt-api';
import { leaseAttempt } from '@/lib/server/attempt-lease';
import { answerChange } from '@/lib/server/attempt-route';

type Context = { params: Promise<{ attempt: string }> };

export const POST = (request: Request, { params }: Context) =>
  answerChange(request, leaseRequestSchema, async (scope, body) =>
    leaseAttempt(scope, (await params).attempt, body),
  );
