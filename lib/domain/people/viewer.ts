// Who is looking: nobody we know, or a person with an e-mail and roles.

export const roles = ['student', 'teacher', 'partner-admin', 'staff'] as const;
export type Role = (typeof roles)[number];

/** The app-wide signed-in state: flag, username (the e-mail), and what was proven about the person. */
export type Viewer =
  | { signedIn: false }
  | { signedIn: true; id: string; username: string; roles: Role[]; bornYear: number | null };

export const isRole = (name: string): name is Role => (roles as readonly string[]).includes(name);

/** Groups of the user pool as roles. Who is in no group of ours is a student. */
export function toRoles(groups: readonly string[]): Role[] {
  const known = groups.filter(isRole);
  return known.length > 0 ? known : ['student'];
}
