import { cookies } from 'next/headers';
import { claimGuestAttempts } from '@/lib/server/attempts';
import { findGuest, guestCookie } from '@/lib/server/guest';
import { requireSameOrigin } from '@/lib/server/same-origin';
import { getSession } from '@/lib/server/session';

/** Right after signing in: what this browser did as a guest becomes the person's own. */
export async function POST(request: Request): Promise<Response> {
  const crossSite = requireSameOrigin(request);
  if (crossSite) return crossSite;
  const viewer = await getSession();
  if (!viewer.signedIn)
    return Response.json(
      { error: { code: 'sign-in-again', message: 'Sign in first; your attempts stay on this device.' } },
      { status: 401 },
    );
  const guest = await findGuest();
  const claimed = guest ? await claimGuestAttempts(viewer.id, guest) : 0;
  (await cookies()).delete(guestCookie);
  return Response.json({ claimed }, { headers: { 'cache-control': 'no-store' } });
}
