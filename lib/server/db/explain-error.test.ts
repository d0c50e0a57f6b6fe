import { expect, test } from '@jest/globals';
import { explainDatabaseError } from './explain-error';
import { openPostgres } from './open-database';

test('An address where nothing answers is explained by the setting that names it', async () => {
  const error = await openPostgres('postgres://someone@127.0.0.1:1/none').catch((reason: unknown) => reason);
  expect(explainDatabaseError(error)).toMatch(
    /^The database named by the setting DATABASE_URL cannot be used: nothing answers at that address\. Correct DATABASE_URL/,
  );
});

test.each([
  ['28P01', 'it refused the password'],
  ['3D000', 'it has no database of that name'],
  ['ENOTFOUND', 'its host name is not known'],
])('The reason %s is told in words, also from inside another error', (code, words) => {
  const inner = Object.assign(new Error('x'), { code });
  expect(explainDatabaseError(new Error('Failed query', { cause: inner }))).toContain(words);
});

test('A bug is not taken for a wrong setting', () => {
  expect(explainDatabaseError(new TypeError('x is not a function'))).toBeNull();
});
