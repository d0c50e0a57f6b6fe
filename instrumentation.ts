import type { Instrumentation } from 'next';

/** Runs once in each server process, before the first request is answered. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { exitWithSentence } = await import('@/lib/server/start-failure');
  try {
    const { startSite } = await import('@/lib/server/start');
    await startSite();
  } catch (error) {
    exitWithSentence(error);
  }
}

/** A bug is logged with the digest that the visitor sees and can quote. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log } = await import('@/lib/server/log');
  const digest = error instanceof Error && 'digest' in error ? error.digest : undefined;
  const requestId = request.headers['x-request-id'];
  const path = request.path.split('?', 1)[0];
  log.error({ err: error, digest, requestId, path, route: context.routePath }, 'A request failed.');
};
