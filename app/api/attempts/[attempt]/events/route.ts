import { eventsRequestSchema } from '@/lib/domain/exam/attempt-api';
import { appendEvents } from '@/lib/server/attempt-log';
import { answerChange } from '@/lib/server/attempt-route';

type Context = { params: Promise<{ attempt: string }> };

export const POST = (request: Request, { params }: Context) =>
  answerChange(request, eventsRequestSchema, async (scope, { device, events }) =>
    appendEvents(scope, (await params).attempt, {
      device,
      events: events.flatMap((one) => ('event' in one ? [one.event] : [])),
      malformed: events.flatMap((one) => ('malformed' in one ? [one.malformed] : [])),
    }),
  );
