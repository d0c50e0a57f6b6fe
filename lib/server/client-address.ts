import 'server-only';

/**
 * The address a request came from, for rate limits. The server overwrites x-forwarded-for with what it sees itself,
 * or, with TRUST_PROXY=1, keeps the list to which the proxy in front has added the last entry.
 */
export function clientAddress(request: { headers: Headers }): string {
  const hops = request.headers.get('x-forwarded-for')?.split(',') ?? [];
  return hops.at(-1)?.trim() || 'unknown';
}
