import 'server-only';
import { randomUUID } from 'node:crypto';
import { desc, eq, lt } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { getDb, type Tx } from './db/client';
import { outbox } from './db/schema/outbox';
import { env } from './env';
import { enqueue, registerJob } from './jobs';

export type Mail = { to: string; subject: string; text: string };

const daysKept = 7;

/**
 * Queues a mail. Inside a transaction give its `tx`: the mail then exists exactly when what it speaks of does. With
 * SMTP_URL a job delivers it, and tries again while the mail server is away; without, it stays to be read at /dev/mail.
 */
export async function sendMail({ to, subject, text }: Mail, tx?: Tx): Promise<void> {
  const id = randomUUID();
  const row = { id, recipient: to, subject, body: text, createdAt: new Date() };
  await (tx ?? (await getDb())).insert(outbox).values(row);
  if (env.SMTP_URL) await enqueue('mail', { id }, tx ? { tx } : {});
}

/** Says how queued mail is delivered and when old mail goes. Call it once, before the jobs start. */
export function registerMailJobs(server: string | undefined = env.SMTP_URL) {
  if (server) registerJob('mail', (payload) => deliver(server, (payload as { id: string }).id));
  registerJob('purge-mail', async (_payload, now) => purgeMail(now), { everySeconds: 86_400 });
}

/** A try that was cut off may have arrived: the same Message-ID lets mail programs show it once. */
async function deliver(server: string, id: string) {
  const db = await getDb();
  const [mail] = await db.select().from(outbox).where(eq(outbox.id, id));
  if (!mail || mail.body === null || mail.deliveredAt) return;
  const transport = createTransport(server);
  try {
    await transport.sendMail({
      from: env.MAIL_FROM,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      messageId: `<${id}@prepstead.mail>`,
    });
  } finally {
    transport.close();
  }
  await db.update(outbox).set({ deliveredAt: new Date(), body: null }).where(eq(outbox.id, id));
}

export async function purgeMail(now: Date) {
  const old = new Date(now.getTime() - daysKept * 86_400_000);
  await (await getDb()).delete(outbox).where(lt(outbox.createdAt, old));
}

export type KeptMail = {
  id: string;
  to: string;
  subject: string;
  text: string | null;
  at: Date;
  delivered: boolean;
};

/** The newest 50 mails, newest first, for the developer's page. The words of a delivered one are gone. */
export async function listMail(): Promise<KeptMail[]> {
  const rows = await (await getDb()).select().from(outbox).orderBy(desc(outbox.createdAt)).limit(50);
  return rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    at: row.createdAt,
    delivered: row.deliveredAt !== null,
  }));
}
