import { createHash, randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { bootScript } from '@/components/shell/inline-scripts';
import { redirectFor } from '@/lib/domain/people/gate';
import { contentSecurityPolicy } from '@/lib/domain/site/content-security-policy';
import { isDevelopment } from '@/lib/server/env';
import { identityOrigins } from '@/lib/server/identity';
import { isPagePath } from '@/lib/server/routes';
import { resolveSession, setSignedInHint, signedInHint } from '@/lib/server/session';

const bootHash = `sha256-${createHash('sha256').update(bootScript).digest('base64')}`;

/** Where no page is yet, the answer is the prerendered 404, which brings the policy of its own scripts. */
const isDynamicPage = (path: string) => path.startsWith('/report/') || isPagePath(path);

/** Refreshes the session, directs the visitor, and gives the page the nonce of its script policy. */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const policy = contentSecurityPolicy({
    nonce: randomBytes(16).toString('base64'),
    scriptHashes: [bootHash],
    connect: identityOrigins,
    development: isDevelopment,
  });
  const headers = new Headers(request.headers);
  // Next reads the nonce for its own scripts from here.
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  const viewer = await resolveSession({ request, response });
  const hinted = request.cookies.get(signedInHint)?.value === '1';
  if (viewer.signedIn !== hinted) setSignedInHint(response.cookies, viewer.signedIn);

  const { pathname: path, search: query } = request.nextUrl;
  const target = redirectFor({ path, query, viewer, hinted });
  if (isDynamicPage(path)) response.headers.set('content-security-policy', policy);
  if (target === null) return response;
  const redirect = NextResponse.redirect(new URL(target, request.url));
  for (const cookie of response.cookies.getAll()) redirect.cookies.set(cookie);
  return redirect;
}

// Every page that is not prerendered. Runners and lessons are prerendered shells and prove themselves through the API.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/(register|signin|forgotpassword|signout)',
    '/(profile|profilenew|welcome|digital-sat-prep|diagnostic-test-result)',
    '/(practice-rw|practice-math|guided-practice|rw-mock|math-mock|full-mock)',
    '/(ap-test|act-test)/:id',
    '/report/:attempt',
    '/(classportal|teacherportal)/:path*',
    '/partner/:path*',
    '/(questions(?:get|add|edit|upload)(?:-ap|-act)?)',
    '/(testupload|lessonsadmin|allfeedback|analyticsinternal)',
    '/dev/:path*',
  ],
};
