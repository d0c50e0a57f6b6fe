// Where the middleware sends a visitor. It directs traffic and decides nothing about rights: every page proves its own.

import type { Viewer } from './viewer';
import { wayBack, withWayBack } from './way-back';

const accountPages = ['/register', '/signin', '/forgotpassword'];

/** Dynamic pages a guest may open too. */
const openPages = /^\/(?:report\/|diagnostic-test-result$|dev\/|signout$)/;

type Visit = {
  path: string;
  /** With its question mark, or empty. */
  query: string;
  viewer: Viewer;
  /** The browser believes it is signed in. */
  hinted: boolean;
};

/** The path to redirect to, or null to let the visitor through. */
export function redirectFor({ path, query, viewer, hinted }: Visit): string | null {
  if (accountPages.includes(path))
    return viewer.signedIn ? wayBack(new URLSearchParams(query).get('next')) : null;
  // A report may be a guest's. But who was signed in until just now is looking for their own.
  if (viewer.signedIn || (openPages.test(path) && !(hinted && path.startsWith('/report/')))) return null;
  return withWayBack('/signin', path + query);
}
