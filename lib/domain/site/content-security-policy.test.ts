import { expect, test } from '@jest/globals';
import { contentSecurityPolicy } from './content-security-policy';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

test('a dynamic page runs our files and scripts that carry its nonce, nothing else', () => {
  const policy = contentSecurityPolicy({ nonce: 'abc' });
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-abc'");
});

test('a prerendered page runs the inline scripts whose hashes are named', () => {
  const policy = contentSecurityPolicy({ scriptHashes: ['sha256-x', 'sha256-y'] });
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-x' 'sha256-y'");
});

test('only an embeddable page may be framed', () => {
  expect(directive(contentSecurityPolicy({}), 'frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directive(contentSecurityPolicy({ framedBy: 'any' }), 'frame-ancestors')).toBe('frame-ancestors *');
});

test('a built page never allows inline or evaluated script, whatever else it asks for', () => {
  const policy = contentSecurityPolicy({
    nonce: 'n',
    scriptHashes: ['sha256-x'],
    connect: ['https://a.example'],
  });
  expect(directive(policy, 'script-src')).not.toMatch(/unsafe/);
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://a.example");
});
