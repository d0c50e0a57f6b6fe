// Two readable hints for static pages: "you have an unfinished test" and "unsent answers are kept here". Never proof of anything.

const monthSeconds = 30 * 24 * 3600;

function write(name: string, value: string, seconds: number) {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and a page being closed cannot wait for it
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}

/** Path of the unfinished set for the site's notice, or null to take the notice away. */
export function hintUnfinished(path: string | null) {
  write('unfinished', path ?? '', path ? monthSeconds : 0);
}

/** Tells sign-out that something here has not reached the server yet. */
export function hintUnsent(unsent: boolean) {
  write('unsent', unsent ? '1' : '', unsent ? monthSeconds : 0);
}
