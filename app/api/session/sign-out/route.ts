import { cookies } from 'next/headers';
import { requireSameOrigin } from '@/lib/server/same-origin';
import { signOutBrowser } from '@/lib/server/sign-out';

const to = (path: string) =>
  new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store' } });

/** The sign-out form of every page. With unsent answers on the device it first leads to the page that sends them. */
export async function POST(request: Request): Promise<Response> {
  const crossSite = requireSameOrigin(request);
  if (crossSite) return crossSite;
  const unsent = (await cookies()).get('unsent')?.value === '1';
  if (unsent && !new URL(request.url).searchParams.has('anyway')) return to('/signout');
  await signOutBrowser();
  return to('/');
}
