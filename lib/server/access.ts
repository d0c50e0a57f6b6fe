import 'server-only';
import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { hasRight, type Right } from '@/lib/domain/people/access';
import type { Viewer } from '@/lib/domain/people/viewer';
import { findGuest, startGuest } from './guest';
import { getSession, signedInHint } from './session';

declare const proof: unique symbol;

/** A permission that was proven. Only this file can make one, so a query without a check does not compile. */
type Scope<Name extends string, What> = Readonly<What> & { readonly [proof]: Name };

export type Owner = { kind: 'user'; id: string } | { kind: 'guest'; id: string };
export type SignedIn = Extract<Viewer, { signedIn: true }>;

/** Work that belongs to one person, or to one guest's browser. */
export type OwnScope = Scope<'own', { owner: Owner }>;
/** Classes of this teacher; data functions narrow to the rows that name the id. */
export type ClassScope = Scope<'class', { teacher: string }>;
/** The portal of the partner this person belongs to. */
export type PartnerScope = Scope<'partner', { admin: string }>;
/** Internal pages. */
export type StaffScope = Scope<'staff', { staff: string }>;

/** The browser believes it is signed in and is not: answer 401 with this sentence, and change nothing. */
export class SignInAgain extends Error {
  override name = 'SignInAgain';
  readonly code = 'sign-in-again';
  constructor() {
    super('Your sign-in has ended. Sign in again to go on; nothing you answered is lost.');
  }
}

/**
 * Whose work this request may touch: the signed-in person's, else the guest's of this browser. In handlers and actions
 * a browser without either becomes a new guest; in a page it is a 404.
 * @throws SignInAgain when the session ended in the middle, so that a student's work never continues as a guest's.
 */
export async function ownScope(): Promise<OwnScope> {
  const viewer = await getSession();
  if (viewer.signedIn) return own({ kind: 'user', id: viewer.id });
  if ((await cookies()).get(signedInHint)?.value === '1') throw new SignInAgain();
  const guest = (await findGuest()) ?? (await startGuest().catch(() => notFound()));
  return own({ kind: 'guest', id: guest });
}

const own = (owner: Owner) => ({ owner }) as OwnScope;

/** The signed-in person, or off to sign in. For pages; the middleware has kept the way back already. */
export async function requireSignedIn(): Promise<SignedIn> {
  const viewer = await getSession();
  return viewer.signedIn ? viewer : redirect('/signin');
}

/** Not allowed and not there are the same 404. */
async function requireRight(right: Right): Promise<SignedIn> {
  const viewer = await getSession();
  return viewer.signedIn && hasRight(viewer, right) ? viewer : notFound();
}

export const requireTeacher = async () =>
  ({ teacher: (await requireRight('teach a class')).id }) as ClassScope;

export const requirePartnerAdmin = async () =>
  ({ admin: (await requireRight('run a partner portal')).id }) as PartnerScope;

export const requireStaff = async (
  right: 'edit the question bank' | 'read analytics' = 'edit the question bank',
) => ({ staff: (await requireRight(right)).id }) as StaffScope;
