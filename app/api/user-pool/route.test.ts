import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testDatabase } from '@/lib/server/db/test-database';
import { identity } from '@/lib/server/identity';
import { POST } from './route';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

function call(
  operation: string,
  body: string,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) {
  const target = `AWSCognitoIdentityProviderService.${operation}`;
  return POST(
    new Request('http://site.example/api/user-pool', {
      method: 'POST',
      headers: { 'x-amz-target': target, ...headers },
      body,
    }),
  );
}
const nameOf = async (answer: Response) => ((await answer.json()) as { __type: string }).__type;

test('a refusal is a 400 in Cognito’s words, of its own content type, never kept by a cache', async () => {
  const answer = await call('RevokeToken', '{}');
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    400,
    'application/x-amz-json-1.1',
    'no-store',
  ]);
  expect(await nameOf(answer)).toBe('InvalidParameterException');
});

test('an oversized body and one that is not JSON are refused', async () => {
  expect(await nameOf(await call('SignUp', JSON.stringify({ Username: 'x'.repeat(70_000) })))).toBe(
    'InvalidParameterException',
  );
  expect(await nameOf(await call('SignUp', '<script>'))).toBe('SerializationException');
});

test('another site’s page is refused before anything is read', async () => {
  expect((await call('RevokeToken', '{}', { origin: 'https://evil.example' })).status).toBe(403);
});

test('with Amazon Cognito set there is nothing at this address', async () => {
  identity.embedded = false;
  expect((await call('RevokeToken', '{}')).status).toBe(404);
  identity.embedded = true;
});

test('the six hundred and first call of a minute from one address is told to slow down, others are not', async () => {
  const from = (address: string) => ({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address });
  for (let calls = 0; calls < 600; calls++) await call('RevokeToken', '{}', from('192.0.2.1'));
  expect(await nameOf(await call('RevokeToken', '{}', from('192.0.2.1')))).toBe('TooManyRequestsException');
  expect(await nameOf(await call('RevokeToken', '{}', from('192.0.2.2')))).toBe('InvalidParameterException');
});
