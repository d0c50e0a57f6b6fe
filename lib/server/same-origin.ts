import 'server-only';

const refuse = (message: string) =>
  Response.json(
    { error: { code: 'cross-site', message } },
    { status: 403, headers: { 'cache-control': 'no-store' } },
  );

/**
 * Null when a changing request comes from a page of this site; else the 403 to answer with.
 * Browsers say so themselves in Sec-Fetch-Site. Where they do not (plain http on a local network), Origin must name
 * the host that was asked. A request that says neither is refused: no browser form or script of ours sends one.
 */
export function requireSameOrigin(request: Request): Response | null {
  const site = request.headers.get('sec-fetch-site');
  if (site)
    return site === 'same-origin'
      ? null
      : refuse('This request came from another site. Open the page here and try again.');
  const origin = request.headers.get('origin');
  if (!origin || !URL.canParse(origin))
    return refuse('This request does not say which page it came from. Send it from a page of this site.');
  const asked = request.headers.get('host') ?? new URL(request.url).host;
  return new URL(origin).host === asked
    ? null
    : refuse('This request came from another site. Open the page here and try again.');
}
