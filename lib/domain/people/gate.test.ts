import { expect, test } from '@jest/globals';
import { redirectFor } from './gate';
import type { Viewer } from './viewer';

const nobody: Viewer = { signedIn: false };
const somebody: Viewer = { signedIn: true, id: 'x', username: 'x', roles: ['student'], bornYear: null };

test.each([
  ['/welcome', '', nobody, false, '/signin?next=%2Fwelcome'],
  ['/full-mock', '?module=2', nobody, true, '/signin?next=%2Ffull-mock%3Fmodule%3D2'],
  ['/profile', '', nobody, false, '/signin'],
  ['/welcome', '', somebody, true, null],
  ['/report/abc', '', nobody, false, null],
  ['/report/abc', '', nobody, true, '/signin?next=%2Freport%2Fabc'],
  ['/report/abc', '', somebody, true, null],
  ['/dev/mail', '?token=x', nobody, false, null],
  ['/signout', '', nobody, true, null],
  ['/signin', '', nobody, false, null],
  ['/signin', '?next=/report/abc', nobody, true, null],
  ['/signin', '?next=/report/abc', somebody, true, '/report/abc'],
  ['/register', '?next=//evil.example', somebody, true, '/profile'],
] as const)('%s%s for %j (hint %j) leads to %j', (path, query, viewer, hinted, expected) => {
  expect(redirectFor({ path, query, viewer, hinted })).toBe(expected);
});
