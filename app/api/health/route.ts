import { isHealthy } from '@/lib/server/health';

export const dynamic = 'force-dynamic';

/** For load balancers and start scripts: 200 when the site can do its work, else 503, after 2 seconds at most. */
export async function GET() {
  const healthy = await isHealthy();
  return Response.json(
    { status: healthy ? 'ok' : 'unavailable' },
    { status: healthy ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
