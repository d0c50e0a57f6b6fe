import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Spread } from '@/components/ui/spread';
import { listMail } from '@/lib/server/mail';
import { isOutboxToken } from '@/lib/server/user-pool/outbox-link';

export const metadata: Metadata = { title: 'Outbox', robots: { index: false }, referrer: 'no-referrer' };

type Props = { searchParams: Promise<{ token?: string | string[] }> };

/** Outgoing mail for whoever runs this copy: there only with the embedded user pool, and with the token printed at start. */
export default async function OutboxPage({ searchParams }: Props) {
  const { token } = await searchParams;
  if (!isOutboxToken(typeof token === 'string' ? token : undefined)) notFound();
  const mails = await listMail();
  return (
    <main id="main" data-section="site">
      <Spread>
        <h1>Outbox</h1>
        <p className="deck">
          {mails.length === 0
            ? 'No mail yet. Register or ask for a new password, then reload this page.'
            : 'The newest mail first. Reload the page to see what came since.'}
        </p>
      </Spread>
      {mails.map((mail) => (
        <Spread
          key={mail.id}
          margin={<time dateTime={mail.at.toISOString()}>{mail.at.toISOString().slice(0, 19)}Z</time>}
        >
          <article>
            <h2>{mail.subject}</h2>
            <p className="hint">To {mail.to}</p>
            <p className="whitespace-pre-wrap mt-4">
              {mail.delivered ? 'Delivered; its words are no longer kept.' : mail.text}
            </p>
          </article>
        </Spread>
      ))}
    </main>
  );
}
