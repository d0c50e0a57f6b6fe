// After signing in a visitor goes back to where they were going, and never to another site.

/**
 * A same-site path from an untrusted `next` value, or the fallback.
 * Browsers read `//host`, `/\host` and control characters as other places, so only a plain path passes.
 */
export function wayBack(next: string | null | undefined, fallback = '/profile'): string {
  if (!next || next.length > 2000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return fallback;
  const url = new URL(next, 'https://site.invalid');
  // `/..//host` becomes `//host` once its dots are resolved.
  if (url.host !== 'site.invalid' || url.pathname.startsWith('//')) return fallback;
  return ['/signin', '/register', '/forgotpassword'].includes(url.pathname)
    ? fallback
    : url.pathname + url.search + url.hash;
}

/** The address of a page of the account, with the way back kept. */
export const withWayBack = (page: string, next: string) =>
  next === '/profile' ? page : `${page}?next=${encodeURIComponent(next)}`;
