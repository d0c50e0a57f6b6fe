import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { testDatabase } from './db/test-database';
import { toLoggedError } from './log-error';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('A failed query is logged with its reason and place, without the values it carried', async () => {
  const { db } = database;
  await db.execute(sql`create table people (email text primary key)`);
  const add = () => db.execute(sql`insert into people values (${'ann@example.com\nparams: x'})`);
  await add();
  const error = await add().catch((reason: unknown) => reason);
  const logged = JSON.stringify(toLoggedError(error));
  expect(logged).toContain('insert into people values ($1)');
  expect(logged).toContain('"code":"23505"');
  expect(logged).toContain('at ');
  expect(logged).not.toContain('ann@example.com');
});

test('What is thrown without being an error is logged as it reads', () => {
  expect(toLoggedError('stop')).toEqual([{ type: 'string', message: 'stop', stack: [] }]);
});
