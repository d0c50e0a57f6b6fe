// Whose attempts this browser shows while offline. Only the server decides who may see what; this keeps two people
// who share a computer from meeting each other's open test.

/** Amplify's own cookie names the last signed-in user; the site's hint cookie says whether that person still is. */
const userCookie = /(?:^|;\s*)CognitoIdentityServiceProvider\.[^.=]+\.LastAuthUser=([^;]+)/;

/** "user:<id>" or "guest". A cookie that somebody damaged names nobody. */
export function currentOwner(cookies: string): string {
  const user = userCookie.exec(cookies)?.[1];
  if (!user) return 'guest';
  try {
    return `user:${decodeURIComponent(user)}`;
  } catch {
    return 'guest';
  }
}
