import 'server-only';
import { createSign, generateKeyPairSync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { NextRequest, NextResponse } from 'next/server';
import type { Viewer } from '@/lib/domain/people/viewer';
import type { CookieContext } from '@/lib/server/auth-runner';
import { adminEnsureUser } from './admin';
import { clientId, signIn, strong, type TestPool } from './test-pool';

type Tokens = { AccessToken: string; IdToken: string; RefreshToken?: string };
type Resolve = (context: CookieContext) => Promise<Viewer>;

const prefix = `CognitoIdentityServiceProvider.${clientId}`;
const signedOut: Viewer = { signedIn: false };

const parts = (token: string) => token.split('.') as [string, string, string];
const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
const write = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function withPayload(token: string, change: object) {
  const [head, body, signature] = parts(token);
  return `${head}.${write({ ...read(body), ...change })}.${signature}`;
}

const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** The same claims, some changed, under the same key id, signed by a key of our own. */
function resigned(token: string, change: object = {}) {
  const [head, body] = parts(token);
  const text = `${head}.${write({ ...read(body), ...change })}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(stranger).toString('base64url')}`;
}

const unsigned = (token: string) => `${write({ alg: 'none', typ: 'JWT' })}.${parts(token)[1]}.`;

function aVisit({ AccessToken, IdToken, RefreshToken }: Tokens, drift = '0') {
  const { sub } = read(parts(AccessToken)[1]) as { sub: string };
  const jar = {
    [`${prefix}.LastAuthUser`]: sub,
    [`${prefix}.${sub}.accessToken`]: AccessToken,
    [`${prefix}.${sub}.idToken`]: IdToken,
    [`${prefix}.${sub}.clockDrift`]: drift,
    ...(RefreshToken ? { [`${prefix}.${sub}.refreshToken`]: RefreshToken } : {}),
  };
  const cookie = Object.entries(jar)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  return {
    request: new NextRequest('http://site.example/profile', { headers: { cookie } }),
    response: NextResponse.next(),
  };
}

/** What every way of resolving a session must do, whichever pool stands behind it. */
export function describeSession(pool: () => TestPool, resolve: () => Resolve) {
  let count = 0;
  async function tokensOf(ago = 0): Promise<Required<Tokens> & { email: string }> {
    count += 1;
    const email = `someone-${count}@example.com`;
    await adminEnsureUser(pool(), { email, password: strong, groups: ['teacher'], bornYear: 1990 });
    pool().wait(-ago);
    const tokens = await signIn(pool(), email);
    pool().wait(ago);
    return { ...tokens, email };
  }
  const visit = (tokens: Tokens, drift?: string) => resolve()(aVisit(tokens, drift));

  test('both tokens prove who somebody is', async () => {
    const tokens = await tokensOf();
    expect(await visit(tokens)).toEqual({
      signedIn: true,
      id: read(parts(tokens.IdToken)[1]).sub,
      username: tokens.email,
      roles: ['teacher'],
      bornYear: 1990,
    });
  });

  test('a browser without cookies is signed out', async () => {
    const context = { request: new NextRequest('http://site.example/'), response: NextResponse.next() };
    expect(await resolve()(context)).toEqual(signedOut);
  });

  test.each<[string, (tokens: Tokens) => Tokens]>([
    [
      'an edited payload',
      (t) => ({ ...t, AccessToken: withPayload(t.AccessToken, { 'cognito:groups': ['staff'] }) }),
    ],
    [
      'an edited identity',
      (t) => ({ ...t, IdToken: withPayload(t.IdToken, { email: 'staff@example.com' }) }),
    ],
    ['an access token signed by another key', (t) => ({ ...t, AccessToken: resigned(t.AccessToken) })],
    ['an id token signed by another key', (t) => ({ ...t, IdToken: resigned(t.IdToken) })],
    ['an unsigned access token', (t) => ({ ...t, AccessToken: unsigned(t.AccessToken) })],
    ['an unsigned id token', (t) => ({ ...t, IdToken: unsigned(t.IdToken) })],
    ['the two tokens swapped', (t) => ({ ...t, AccessToken: t.IdToken, IdToken: t.AccessToken })],
    ['an id token in both places', (t) => ({ ...t, AccessToken: t.IdToken })],
    ['an access token in both places', (t) => ({ ...t, IdToken: t.AccessToken })],
    ['no id token', (t) => ({ ...t, IdToken: '' })],
  ])('%s is nobody', async (_what, forge) => {
    const { RefreshToken: _, ...tokens } = await tokensOf();
    expect(await visit(forge(tokens))).toEqual(signedOut);
  });

  test('tokens of two people do not make one', async () => {
    const [one, two] = [await tokensOf(), await tokensOf()];
    expect(await visit({ AccessToken: one.AccessToken, IdToken: two.IdToken })).toEqual(signedOut);
  });

  test('expired tokens stay expired, whatever the clock-drift cookie claims', async () => {
    const { RefreshToken: _, ...tokens } = await tokensOf(3600);
    for (const drift of ['0', '-99999999999', '99999999999', 'nonsense'])
      expect([drift, await visit(tokens, drift)]).toEqual([drift, signedOut]);
  });

  test('an expired token made young again by another key is nobody', async () => {
    const tokens = await tokensOf(3600);
    const exp = Math.floor(Date.now() / 1000) + 900;
    expect(
      await visit({
        AccessToken: resigned(tokens.AccessToken, { exp }),
        IdToken: resigned(tokens.IdToken, { exp }),
      }),
    ).toEqual(signedOut);
  });

  test.each(['0', '-99999999999'])(
    'expired tokens are refreshed once, and the browser gets the new ones (drift %s)',
    async (drift) => {
      const tokens = await tokensOf(3600);
      const context = aVisit(tokens, drift);
      expect(await resolve()(context)).toMatchObject({ signedIn: true, username: tokens.email });
      const fresh = context.response.cookies.getAll().find((cookie) => cookie.name.endsWith('.accessToken'));
      expect(fresh?.value).not.toBe(tokens.AccessToken);
      expect(read(parts(fresh?.value ?? '')[1]).exp).toBeGreaterThan(Date.now() / 1000);
    },
  );

  test('a session that was revoked cannot be refreshed, and its cookies go', async () => {
    const tokens = await tokensOf(3600);
    await pool().call('RevokeToken', { Token: tokens.RefreshToken });
    const context = aVisit(tokens);
    expect(await resolve()(context)).toEqual(signedOut);
    const left = context.response.cookies.getAll().filter((cookie) => cookie.value !== '');
    expect(left).toEqual([]);
    expect(context.response.cookies.getAll().length).toBeGreaterThan(3);
  });

  test('cookies full of nonsense are a signed-out visitor, not a fault', async () => {
    for (const word of ['x', '..', 'a.b.c', '{}', '%00', 'eyJhbGciOiJub25lIn0..'])
      expect(
        await resolve()({
          request: new NextRequest('http://site.example/', {
            headers: {
              cookie: `${prefix}.LastAuthUser=${word}; ${prefix}.${word}.accessToken=${word}; ${prefix}.${word}.idToken=${word}`,
            },
          }),
          response: NextResponse.next(),
        }),
      ).toEqual(signedOut);
  });
}
