import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { Role, Viewer } from '@/lib/domain/people/viewer';
import type * as Access from './access';

let viewer: Viewer;
let jar: Map<string, string>;
let isPage: boolean;
let access: typeof Access;

jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
    set: (name: string, value: string) => {
      if (isPage) throw new Error('Cookies can only be modified in a Server Action or Route Handler.');
      jar.set(name, value);
    },
  }),
}));
jest.mock('./session', () => ({ getSession: async () => viewer, signedInHint: 'signed_in' }));

beforeAll(async () => {
  access = await import('./access');
});
beforeEach(() => {
  viewer = { signedIn: false };
  jar = new Map();
  isPage = false;
});

const as = (...roles: Role[]): Viewer => ({
  signedIn: true,
  id: 'ann',
  username: 'ann@example.com',
  roles,
  bornYear: null,
});
const isNotFound = { digest: expect.stringContaining('404') };

test('a signed-in person works on what is theirs, whatever guest the browser was', async () => {
  viewer = as('student');
  jar.set('guest', 'x'.repeat(43));
  expect(await access.ownScope()).toEqual({ owner: { kind: 'user', id: 'ann' } });
});

test('a browser nobody knows becomes a guest once and stays the same guest', async () => {
  const first = await access.ownScope();
  expect(first.owner.kind).toBe('guest');
  expect(await access.ownScope()).toEqual(first);
});

test('what the database keeps of a guest is not what the cookie holds', async () => {
  const { owner } = await access.ownScope();
  expect(jar.get('guest')).toMatch(/^[\w-]{43}$/);
  expect(jar.get('guest')).not.toContain(owner.id);
});

test('a made-up guest cookie makes a new guest', async () => {
  jar.set('guest', "' or 1=1");
  await access.ownScope();
  expect(jar.get('guest')).toMatch(/^[\w-]{43}$/);
});

test('a page cannot make a guest: who has nothing finds nothing', async () => {
  isPage = true;
  await expect(access.ownScope()).rejects.toMatchObject(isNotFound);
});

test('a session that ended in the middle asks to sign in again and makes no guest', async () => {
  jar.set('signed_in', '1');
  await expect(access.ownScope()).rejects.toMatchObject({ name: 'SignInAgain', code: 'sign-in-again' });
  expect(jar.has('guest')).toBe(false);
});

test('the profile sends a signed-out visitor to sign in', async () => {
  await expect(access.requireSignedIn()).rejects.toMatchObject({
    digest: expect.stringContaining('/signin'),
  });
  viewer = as('student');
  expect(await access.requireSignedIn()).toBe(viewer);
});

test.each<[string, () => Promise<object>, Role[]]>([
  ['a class', () => access.requireTeacher(), ['teacher', 'staff']],
  ['a partner portal', () => access.requirePartnerAdmin(), ['partner-admin', 'staff']],
  ['the question bank', () => access.requireStaff(), ['staff']],
  ['analytics', () => access.requireStaff('read analytics'), ['staff']],
])(
  '%s opens for the roles of the table; for everybody else it is not there',
  async (_what, open, allowed) => {
    await expect(open()).rejects.toMatchObject(isNotFound);
    for (const role of ['student', 'teacher', 'partner-admin', 'staff'] as const) {
      viewer = as(role);
      if (allowed.includes(role)) expect(Object.values(await open())).toEqual(['ann']);
      else await expect(open()).rejects.toMatchObject(isNotFound);
    }
  },
);
