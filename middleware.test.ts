import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import type { Viewer } from '@/lib/domain/people/viewer';
import type { CookieContext } from '@/lib/server/auth-runner';
import type * as Middleware from './middleware';

let viewer: Viewer = { signedIn: false };
let gate: typeof Middleware;

jest.mock('./lib/server/session', () => ({
  ...jest.requireActual<object>('./lib/server/session'),
  resolveSession: async (context: CookieContext) => {
    if ('response' in context) context.response.cookies.set('refreshed', 'yes');
    return viewer;
  },
}));

const visit = (path: string, cookie = '') =>
  gate.default(new NextRequest(`http://site.example${path}`, { headers: cookie ? { cookie } : {} }));

beforeAll(async () => {
  gate = await import('./middleware');
});
beforeEach(() => {
  viewer = { signedIn: false };
});

test('a page gets a policy whose nonce is new each time, and Next gets the same one', async () => {
  const [one, two] = [await visit('/signin'), await visit('/signin')];
  const policy = one.headers.get('content-security-policy');
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'nonce-[\w+/=]{24}'/);
  expect(one.headers.get('x-middleware-request-content-security-policy')).toBe(policy);
  expect(two.headers.get('content-security-policy')).not.toBe(policy);
});

test('an address without a page keeps the policy of the prerendered answer', async () => {
  viewer = { signedIn: true, id: 'x', username: 'x', roles: ['student'], bornYear: null };
  expect((await visit('/partner/nobody')).headers.get('content-security-policy')).toBeNull();
  expect((await visit('/report/x')).headers.get('content-security-policy')).toMatch(/nonce/);
});

test('cookies that were refreshed are kept when the visitor is sent elsewhere', async () => {
  const answer = await visit('/welcome', 'signed_in=1');
  expect(answer.headers.get('location')).toBe('http://site.example/signin?next=%2Fwelcome');
  expect(answer.cookies.get('refreshed')?.value).toBe('yes');
  expect(answer.cookies.get('signed_in')?.value).toBe('');
});

test('the hint for static pages is put right either way', async () => {
  viewer = { signedIn: true, id: 'x', username: 'x', roles: ['student'], bornYear: null };
  expect((await visit('/profile')).cookies.get('signed_in')?.value).toBe('1');
  expect((await visit('/profile', 'signed_in=1')).cookies.get('signed_in')).toBeUndefined();
  viewer = { signedIn: false };
  expect((await visit('/report/x')).cookies.get('signed_in')).toBeUndefined();
});

test.each([
  '/signin',
  '/register',
  '/signout',
  '/profile',
  '/full-mock',
  '/ap-test/ap-ush-1',
  '/act-test/3',
  '/report/0f8fad5b-d9cb-469f-a165-70867728950e',
  '/classportal',
  '/partner/hill/admin',
  '/questionsget',
  '/questionsupload-act',
  '/dev/mail',
])('%s passes through here', (url) => {
  expect(unstable_doesMiddlewareMatch({ config: gate.config, url })).toBe(true);
});

test.each([
  '/',
  '/act',
  '/act-practice/math-1',
  '/api/user-pool',
  '/_next/static/x.js',
  '/guides/report',
  '/questionsgetx',
])('%s is left alone', (url) => {
  expect(unstable_doesMiddlewareMatch({ config: gate.config, url })).toBe(false);
});
