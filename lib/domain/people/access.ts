// Who may do what, in one table. A right that is not named here is nobody's.

import type { Role, Viewer } from './viewer';

export type Actor = 'guest' | Role;

const everyone = ['guest', 'student', 'teacher', 'partner-admin', 'staff'] as const;
const people = ['student', 'teacher', 'partner-admin', 'staff'] as const;

export const rights = {
  /** Take a problem set and read its report. A guest's work belongs to a cookie until they register. */
  'own work': everyone,
  /** Everything that is kept under an account: profile, plan, full tests. */
  'own account': people,
  'teach a class': ['teacher', 'staff'],
  'run a partner portal': ['partner-admin', 'staff'],
  'edit the question bank': ['staff'],
  'read analytics': ['staff'],
} as const satisfies Record<string, readonly Actor[]>;

export type Right = keyof typeof rights;

export const actorsOf = (viewer: Viewer): Actor[] => (viewer.signedIn ? viewer.roles : ['guest']);

export function hasRight(viewer: Viewer, right: Right): boolean {
  const allowed: readonly Actor[] = rights[right];
  return actorsOf(viewer).some((actor) => allowed.includes(actor));
}
