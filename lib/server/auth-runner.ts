import 'server-only';
import { createServerRunner } from '@aws-amplify/adapter-nextjs';
import { type AmplifyContext, createAmplifyContext } from 'aws-amplify';
import {
  type CookieStorage,
  createAWSCredentialsAndIdentityIdProvider,
  createKeyValueStorageFromCookieStorageAdapter,
  createUserPoolsTokenProvider,
} from 'aws-amplify/adapter-core';
import { ConsoleLogger } from 'aws-amplify/utils';
import type { cookies } from 'next/headers';
import type { NextRequest, NextResponse } from 'next/server';
import { env } from './env';
import { identity, poolAddress } from './identity';

/** Where cookies are read and written: a handler or page has `cookies`, the middleware its request and response. */
export type CookieContext = { cookies: typeof cookies } | { request: NextRequest; response: NextResponse };

type RunAuth = <T>(input: {
  nextServerContext: CookieContext;
  operation: (context: AmplifyContext) => Promise<T>;
}) => Promise<T>;

// Amplify warns about a custom endpoint in every server context; ours is meant.
ConsoleLogger.LOG_LEVEL = 'ERROR';

/** The identity pool stays out of here: with it every request would fetch credentials nobody uses. */
const cognito = { userPoolId: identity.userPoolId, userPoolClientId: identity.clientId };

/** How long a browser stays signed in: the life of the refresh token. */
export const sessionCookie = {
  sameSite: 'lax' as const,
  secure: env.SITE_URL.startsWith('https:'),
  maxAge: 30 * 86_400,
  path: '/',
};

/** The adapter verifies keys at Amazon's address only, so the embedded pool gets a runner from the same public parts. */
const runEmbedded: RunAuth = async ({ nextServerContext, operation }) => {
  const auth = { Cognito: { ...cognito, userPoolEndpoint: poolAddress() } };
  const storage = createKeyValueStorageFromCookieStorageAdapter(
    await toStorage(nextServerContext),
    undefined,
    sessionCookie,
  );
  return operation(
    createAmplifyContext(
      { Auth: auth },
      {
        Auth: {
          tokenProvider: createUserPoolsTokenProvider(auth, storage),
          credentialsProvider: createAWSCredentialsAndIdentityIdProvider(auth, storage),
        },
      },
    ),
  );
};

async function toStorage(context: CookieContext): Promise<CookieStorage.Adapter> {
  const [from, to] =
    'cookies' in context
      ? await context.cookies().then((jar) => [jar, jar] as const)
      : ([context.request.cookies, context.response.cookies] as const);
  // A page cannot set cookies and says so by throwing; the middleware has already refreshed what it needs.
  const quietly = (change: () => unknown) => {
    try {
      change();
    } catch {}
  };
  return {
    getAll: () => from.getAll(),
    get: (name) => from.get(toCookieName(name)),
    set: (name, value, options) => quietly(() => to.set(toCookieName(name), value, options)),
    delete: (name) => quietly(() => to.delete(toCookieName(name))),
  };
}

/** Cookie names as the browser library writes them: encoded, but for the characters a cookie name may hold. */
const toCookieName = (name: string) =>
  encodeURIComponent(name).replace(/%(2[346B]|5E|60|7C)/g, decodeURIComponent);

/** Runs an Amplify call on behalf of one request. */
export const runAuth: RunAuth = identity.embedded
  ? runEmbedded
  : createServerRunner({
      config: { Auth: { Cognito: cognito } },
      runtimeOptions: { cookies: { sameSite: 'lax', maxAge: sessionCookie.maxAge } },
    }).runWithAmplifyServerContext;
