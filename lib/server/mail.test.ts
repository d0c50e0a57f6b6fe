import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { outbox } from './db/schema/outbox';
import { testDatabase } from './db/test-database';
import { enqueue, runDueJobs } from './jobs';
import { listMail, purgeMail, registerMailJobs, sendMail } from './mail';

let database: Awaited<ReturnType<typeof testDatabase>>;
let smtp: net.Server;
let letters: string[] = [];
let down = false;

/** As much of RFC 5321 as one letter needs. */
function talk(socket: net.Socket) {
  let letter: string | null = null;
  socket.write('220 test\r\n');
  socket.on('data', (data) => {
    const text = data.toString();
    if (letter !== null) {
      letter += text;
      if (!letter.includes('\r\n.\r\n')) return;
      letters.push(letter);
      letter = null;
      socket.write('250 kept\r\n');
    } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
    else if (down && /^MAIL/i.test(text)) socket.write('451 come back later\r\n');
    else if (/^DATA/i.test(text)) {
      letter = '';
      socket.write('354 go\r\n');
    } else socket.write('250 fine\r\n');
  });
}

beforeAll(async () => {
  database = await testDatabase();
  smtp = net.createServer(talk).listen(0, '127.0.0.1');
  await once(smtp, 'listening');
  registerMailJobs(`smtp://127.0.0.1:${(smtp.address() as net.AddressInfo).port}`);
});
beforeEach(async () => {
  letters = [];
  down = false;
  await database.db.delete(outbox);
});
afterAll(async () => {
  smtp.close();
  await database.close();
});

const letter = { to: 'ann@example.com', subject: '123456 is your code', text: 'Your code is 123456\n' };

/** Without SMTP_URL in the settings of a test nothing is queued by itself. */
async function post() {
  await sendMail(letter);
  const [mail] = await listMail();
  await enqueue('mail', { id: mail?.id });
  return mail;
}

test('without a mail server a mail stays in the outbox to be read there', async () => {
  await sendMail(letter);
  expect(await listMail()).toMatchObject([{ ...letter, delivered: false }]);
});

test('a mail whose transaction fails was never there', async () => {
  const work = database.db.transaction(async (tx) => {
    await sendMail(letter, tx);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await listMail()).toEqual([]);
});

test('with a mail server it is delivered, and its words are removed', async () => {
  await post();
  await runDueJobs(new Date());
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatch(/To: ann@example\.com/);
  expect(letters[0]).toMatch(/Your code is 123456/);
  expect(await listMail()).toMatchObject([{ subject: letter.subject, text: null, delivered: true }]);
});

test('a mail server that is away is tried again, and the mail arrives once', async () => {
  const mail = await post();
  down = true;
  await runDueJobs(new Date());
  expect([letters.length, (await listMail())[0]?.delivered]).toEqual([0, false]);
  down = false;
  await runDueJobs(new Date(Date.now() + 60_000));
  await enqueue('mail', { id: mail?.id });
  await runDueJobs(new Date(Date.now() + 120_000));
  expect(letters).toHaveLength(1);
});

test('mail is forgotten after a week', async () => {
  await sendMail(letter);
  await purgeMail(new Date(Date.now() + 6 * 86_400_000));
  expect(await listMail()).toHaveLength(1);
  await purgeMail(new Date(Date.now() + 8 * 86_400_000));
  expect(await listMail()).toEqual([]);
});
