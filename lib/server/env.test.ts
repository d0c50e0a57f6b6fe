import fs from 'node:fs';
import { expect, test } from '@jest/globals';
import { parseSettings, settingNames } from './env';

const complaint = (source: Record<string, string>) => {
  try {
    parseSettings(source);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('With nothing set, the site runs on this machine with everything embedded', () => {
  expect(parseSettings({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    DATA_DIR: './.data',
    TRUST_PROXY: false,
  });
  expect(parseSettings({}).DATABASE_URL).toBeUndefined();
});

test('An empty value counts as not set', () => {
  expect(parseSettings({ DATABASE_URL: '', PORT: ' ', SITE_NOTICE: '' })).toEqual(parseSettings({}));
});

test.each([
  [{ PORT: 'three' }, 'The setting PORT cannot be used: it must be a number.'],
  [{ PORT: '70000' }, 'The setting PORT cannot be used: it must be between 0 and 65535.'],
  [
    { SITE_URL: 'example.com' },
    'The setting SITE_URL cannot be used: it must be a whole web address that begins with https://.',
  ],
  [
    { SITE_URL: 'https://example.com/prep' },
    'The setting SITE_URL cannot be used: it must end after the host name, without a path.',
  ],
  [
    { DATABASE_URL: 'localhost:5432' },
    'The setting DATABASE_URL cannot be used: it must be an address such as postgres://user:password@host:5432/database.',
  ],
  [{ TRUST_PROXY: 'yes' }, 'The setting TRUST_PROXY cannot be used: it must be 0 or 1.'],
  [
    { LOG_LEVEL: 'loud' },
    'The setting LOG_LEVEL cannot be used: it must be one of fatal, error, warn, info, debug, trace, silent.',
  ],
  [
    { DEMO_PASSWORD: 'short' },
    'The setting DEMO_PASSWORD cannot be used: it must be at least 8 characters long.',
  ],
  [{ CONTACT_EMAIL: 'me' }, 'The setting CONTACT_EMAIL cannot be used: it must be an e-mail address.'],
  [
    { COGNITO_REGION: 'us-east-1', COGNITO_CLIENT_ID: 'abc123' },
    'Amazon Cognito is only half set: also set COGNITO_USER_POOL_ID, COGNITO_IDENTITY_POOL_ID, or remove COGNITO_REGION, COGNITO_CLIENT_ID.',
  ],
])('The wrong settings %j are refused with a sentence that names them', (source, sentence) => {
  expect(complaint(source as Record<string, string>)).toBe(sentence);
});

test('Every wrong setting is named at once', () => {
  expect(complaint({ PORT: 'x', TRUST_PROXY: 'x' }).split('\n')).toHaveLength(2);
});

test('.env.example names every setting once, each with a line of explanation above it', () => {
  const lines = fs.readFileSync('.env.example', 'utf8').split('\n');
  const named = lines.flatMap((line, at) => {
    const name = /^# ?([A-Z_]+)=/.exec(line)?.[1] ?? /^([A-Z_]+)=/.exec(line)?.[1];
    if (!name) return [];
    expect(lines[at - 1]).toMatch(/^# [A-Z].*\.$/);
    return [name];
  });
  expect(named).toEqual(settingNames);
});

test('What .env.example shows can be used as it stands', () => {
  const shown = fs
    .readFileSync('.env.example', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, value] = /^# ?([A-Z_]+)=(.*)$/.exec(line) ?? [];
      return name && value !== undefined ? [[name, value]] : [];
    });
  expect(() => parseSettings(Object.fromEntries(shown))).not.toThrow();
});
