import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { poolUsers } from '@/lib/server/db/schema/user-pool';
import { testDatabase } from '@/lib/server/db/test-database';
import { aPerson, aPool, passwordFlow, signIn, strong, type TestPool } from './test-pool';

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: TestPool;
beforeAll(async () => {
  database = await testDatabase();
  pool = aPool(database.db);
});
afterAll(() => database.close());

const register = (over: object) => ({ Username: 'new@example.com', Password: strong, ...over });

test('a person registers, cannot sign in before the code, and can after it', async () => {
  const email = await aPerson(pool, { confirmed: false });
  expect(await pool.refusal('InitiateAuth', passwordFlow(email))).toBe('UserNotConfirmedException');
  await pool.call('ConfirmSignUp', { Username: email, ConfirmationCode: pool.lastCode() });
  expect((await signIn(pool, email)).AccessToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('the database holds no password, only a salt and a verifier', async () => {
  const email = await aPerson(pool);
  const [row] = await database.db.select().from(poolUsers).where(eq(poolUsers.email, email));
  expect(JSON.stringify(row)).not.toContain(strong);
  expect(row?.salt).toMatch(/^[0-9a-f]{32}$/);
  expect(row?.verifier).toMatch(/^[0-9a-f]{700,768}$/);
});

test('an address is taken whatever its capitals', async () => {
  const email = await aPerson(pool);
  expect(await pool.refusal('SignUp', register({ Username: email.toUpperCase() }))).toBe(
    'UsernameExistsException',
  );
  expect((await signIn(pool, ` ${email.toUpperCase()} `)).IdToken).toBeTruthy();
});

test('two registrations of one address at once make one account', async () => {
  const names = await Promise.all(
    [1, 2].map(() => pool.refusal('SignUp', register({ Username: 'twin@example.com' }))),
  );
  expect(names.sort()).toEqual(['UsernameExistsException', 'none']);
});

test.each([
  ['short', 'InvalidPasswordException'],
  ['aaaaaaaaaaaaaaaa', 'InvalidPasswordException'],
  ['x'.repeat(1000), 'InvalidPasswordException'],
  ['', 'InvalidParameterException'],
  ['x'.repeat(10_000), 'InvalidParameterException'],
])('the password %.20j is refused', async (Password, name) => {
  expect(await pool.refusal('SignUp', register({ Password }))).toBe(name);
});

test.each([
  '',
  'no-at-sign',
  'a@b',
  '<script>@x.com',
  'a b@example.com',
  `${'a'.repeat(10_000)}@example.com`,
])('%.30j is not an e-mail', async (Username) => {
  expect(await pool.refusal('SignUp', register({ Username }))).toBe('InvalidParameterException');
});

test('somebody under 13 is refused and nothing is stored', async () => {
  const email = 'child@example.com';
  const young = String(new Date().getUTCFullYear() - 11);
  const attributes = [{ Name: 'custom:birth_year', Value: young }];
  expect(await pool.refusal('SignUp', register({ Username: email, UserAttributes: attributes }))).toBe(
    'UserLambdaValidationException',
  );
  expect(await database.db.select().from(poolUsers).where(eq(poolUsers.email, email))).toEqual([]);
});

test('nobody can give themselves a group or another attribute on the way in', async () => {
  const attributes = [{ Name: 'cognito:groups', Value: 'staff' }];
  expect(await pool.refusal('SignUp', register({ UserAttributes: attributes }))).toBe(
    'InvalidParameterException',
  );
});

test('a wrong code is refused, and after five the right one is too', async () => {
  const Username = await aPerson(pool, { confirmed: false });
  const right = pool.lastCode();
  const wrong = right === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries++)
    expect(await pool.refusal('ConfirmSignUp', { Username, ConfirmationCode: wrong })).toBe(
      'CodeMismatchException',
    );
  expect(await pool.refusal('ConfirmSignUp', { Username, ConfirmationCode: right })).toBe(
    'LimitExceededException',
  );
  await pool.call('ResendConfirmationCode', { Username });
  expect(await pool.refusal('ConfirmSignUp', { Username, ConfirmationCode: pool.lastCode() })).toBe('none');
});

test('a code works for a day, once, and not after a newer one was sent', async () => {
  const own = aPool(database.db);
  const Username = await aPerson(own, { confirmed: false });
  const first = own.lastCode();
  await own.call('ResendConfirmationCode', { Username });
  const second = own.lastCode();
  if (first !== second)
    expect(await own.refusal('ConfirmSignUp', { Username, ConfirmationCode: first })).toBe(
      'CodeMismatchException',
    );
  own.wait(86_401);
  expect(await own.refusal('ConfirmSignUp', { Username, ConfirmationCode: second })).toBe(
    'ExpiredCodeException',
  );
  await own.call('ResendConfirmationCode', { Username });
  const third = own.lastCode();
  expect(await own.refusal('ConfirmSignUp', { Username, ConfirmationCode: third })).toBe('none');
  expect(await own.refusal('ConfirmSignUp', { Username, ConfirmationCode: third })).toBe(
    'ExpiredCodeException',
  );
});

test('the sixth code within an hour is refused, and the hour passes', async () => {
  const own = aPool(database.db);
  const Username = await aPerson(own, { confirmed: false });
  for (let more = 0; more < 4; more++) await own.call('ResendConfirmationCode', { Username });
  expect(await own.refusal('ResendConfirmationCode', { Username })).toBe('LimitExceededException');
  own.wait(3601);
  expect(await own.refusal('ResendConfirmationCode', { Username })).toBe('none');
});

test('asking for another code answers alike for a waiting, a confirmed and an unknown address', async () => {
  const waiting = await aPerson(pool, { confirmed: false });
  const confirmed = await aPerson(pool);
  const unknown = `u${confirmed}`;
  pool.mail.length = 0;
  const answers = [];
  for (const Username of [waiting, confirmed, unknown]) {
    const answer = (await pool.call('ResendConfirmationCode', { Username })) as {
      CodeDeliveryDetails?: object;
    };
    answers.push({ ...answer.CodeDeliveryDetails, Destination: '' });
    const wrong = pool.lastCode() === '123456' ? '123457' : '123456';
    const refused = [];
    for (let tries = 0; tries < 6; tries++)
      refused.push(await pool.refusal('ConfirmSignUp', { Username, ConfirmationCode: wrong }));
    answers.push(refused);
  }
  expect(answers.slice(2, 4)).toEqual(answers.slice(0, 2));
  expect(answers.slice(4, 6)).toEqual(answers.slice(0, 2));
  expect(pool.mail.map((mail) => mail.to)).toEqual([waiting, confirmed]);
  expect(pool.mail[1]?.text).toMatch(/confirmed already/);
});
