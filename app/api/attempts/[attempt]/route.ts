import { answerRead } from '@/lib/server/attempt-route';
import { findAttempt } from '@/lib/server/attempts';

type Context = { params: Promise<{ attempt: string }> };

export const GET = (request: Request, { params }: Context) =>
  answerRead(request, async (scope) =>
    findAttempt(
      scope,
      (await params).attempt,
      new URL(request.url).searchParams.get('device')?.toLowerCase() ?? null,
    ),
  );
