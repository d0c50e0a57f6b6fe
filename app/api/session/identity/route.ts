import { browserIdentity } from '@/lib/server/identity';

export const dynamic = 'force-dynamic';

/** Which user pool signs people in, for a prerendered page that must ask for a sign-in. Public: every sign-in page holds it. */
export function GET() {
  return Response.json(browserIdentity, { headers: { 'cache-control': 'no-store' } });
}
