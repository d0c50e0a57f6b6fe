import 'server-only';
import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import { getDb, type Tx } from './db/client';
import { outbox } from './db/schema/outbox';

export type Mail = { to: string; subject: string; text: string };

/**
 * Queues a mail. Inside a transaction give its `tx`: the mail then exists exactly when what it speaks of does.
 */
export async function sendMail({ to, subject, text }: Mail, tx?: Tx): Promise<void> {
  const row = { id: randomUUID(), recipient: to, subject, body: text, createdAt: new Date() };
  await (tx ?? (await getDb())).insert(outbox).values(row);
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
