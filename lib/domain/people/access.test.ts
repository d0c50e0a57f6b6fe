import { expect, test } from '@jest/globals';
import { type Actor, hasRight, type Right, rights } from './access';
import type { Viewer } from './viewer';

const as = (actor: Actor): Viewer =>
  actor === 'guest'
    ? { signedIn: false }
    : { signedIn: true, id: 'x', username: 'x@example.com', roles: [actor], bornYear: 2008 };

const table: Record<Actor, Right[]> = {
  guest: ['own work'],
  student: ['own work', 'own account'],
  teacher: ['own work', 'own account', 'teach a class'],
  'partner-admin': ['own work', 'own account', 'run a partner portal'],
  staff: [
    'own work',
    'own account',
    'teach a class',
    'run a partner portal',
    'edit the question bank',
    'read analytics',
  ],
};

test.each(Object.entries(table) as [Actor, Right[]][])('a %s may do exactly: %s', (actor, allowed) => {
  const all = Object.keys(rights) as Right[];
  expect(all.filter((right) => hasRight(as(actor), right))).toEqual(allowed);
});

test('a person with two roles has the rights of both', () => {
  const viewer: Viewer = {
    signedIn: true,
    id: 'x',
    username: 'x',
    roles: ['student', 'staff'],
    bornYear: null,
  };
  expect(hasRight(viewer, 'read analytics')).toBe(true);
});
