import { expect, test } from '@jest/globals';
import { requireSameOrigin } from './same-origin';

const post = (headers: Record<string, string>) =>
  requireSameOrigin(
    new Request('http://site.example/api/x', {
      method: 'POST',
      headers: { host: 'site.example', ...headers },
    }),
  );

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'same-origin', origin: 'http://site.example' },
  { origin: 'http://site.example' },
  { origin: 'https://site.example' },
])('a request from our own page passes: %j', (headers) => {
  expect(post(headers)).toBeNull();
});

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://other.site.example' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://site.example' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://site.example.evil.example' },
  {},
])('a request from anywhere else is refused with a sentence: %j', async (headers) => {
  const answer = post(headers);
  expect(answer?.status).toBe(403);
  const body = (await answer?.json()) as { error: { message: string } };
  expect(body.error.message).toMatch(/\.$/);
});
