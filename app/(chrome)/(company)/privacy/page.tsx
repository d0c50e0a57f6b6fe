import type { Metadata } from 'next';
import { ContactWay } from '@/app/(chrome)/(company)/contact-way';
import { LegalPage, type LegalSection } from '@/app/(chrome)/(company)/legal-page';
import { DataTable } from '@/components/guide/data-table';
import { env } from '@/lib/server/env';

export const metadata: Metadata = {
  title: 'Privacy',
  description:
    'What Prepstead keeps about students and guests, every cookie by name, how long it stays, what never happens to it, and how to have it exported or deleted.',
  alternates: { canonical: '/privacy' },
};

/** A long name that may break between its words. */
const sessionCookies = (
  <>
    Cognito
    <wbr />
    Identity
    <wbr />
    Service
    <wbr />
    Provider…
  </>
);

const cookies = [
  ['guest', 'A random value that ties a test taken without an account to this browser', '1 year'],
  [sessionCookies, 'The signed tokens of your session, and the name they belong to', '30 days'],
  ['signed_in', 'The digit 1, so that pages show Profile instead of Login at once', '30 days'],
  [
    'unfinished',
    'The address of a test you have begun, so that a page can offer to go on with it',
    '30 days',
  ],
  ['unsent', 'The digit 1 while an answer waits on this device to be sent', '30 days'],
];

const onDevice = [
  ['Answers of open tests', 'Until they are handed in and sent'],
  [
    'Pages and questions of open tests, so that they open without a connection',
    'Until newer ones replace them',
  ],
  ['Your choice of light or dark, if you made one', 'Until you clear it'],
  ['That you closed a banner', 'Until you close the browser'],
];

const sections: LegalSection[] = [
  {
    id: 'short',
    title: 'In short',
    body: (
      <>
        <p>
          We keep what it takes to sign you in, to run your tests and to make your reports. We do not sell it,
          we do not show advertising, and no page loads a tracker, an advertising pixel or any script from
          another company.
        </p>
        <p>In this page, “we” means the people who run this site.</p>
      </>
    ),
  },
  {
    id: 'kept',
    title: 'What is kept on the server',
    body: (
      <ul>
        <li>
          <strong>Account.</strong> Your e-mail address, which is also your user name, and your year of birth.
          Your password is never kept: the server holds a value that can check it and from which it cannot be
          read.
        </li>
        <li>
          <strong>Tests.</strong> Which questions you were shown, every answer and change of answer with the
          time it took, marks and eliminated choices, and the report made from them.
        </li>
        <li>
          <strong>Mail.</strong> The messages sent to you, such as confirmation codes, with the time they went
          out.
        </li>
        <li>
          <strong>Protection and faults.</strong> Counts of recent requests by network address, so that nobody
          can guess passwords, and a log of errors and requests that is overwritten as it grows.
        </li>
      </ul>
    ),
  },
  {
    id: 'guests',
    title: 'Without an account',
    body: (
      <p>
        You may read everything and take practice sets as a guest. A guest is a random value in a cookie; the
        server keeps only a fingerprint of it beside the test. When you register or sign in with the same
        browser, those tests become yours. If you clear your cookies first, nobody can connect them to you
        again, and neither can you.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and storage on your device',
    body: (
      <>
        <p>All of them are our own and needed for what you asked for, so there is nothing to consent to.</p>
        <DataTable
          number={1}
          caption="Every cookie this site sets"
          columns={[{ head: 'Name' }, { head: 'What it holds' }, { head: 'Stays', align: 'right' }]}
          rows={cookies}
        />
        <DataTable
          number={2}
          caption="What else your browser keeps for this site"
          columns={[{ head: 'What' }, { head: 'Stays', align: 'right' }]}
          rows={onDevice}
        />
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children and teenagers',
    body: (
      <p>
        Nobody under 13 may register. We ask for the year of birth; when it shows a child under 13, nothing of
        the form is kept. A parent who finds that a younger child has an account can have it deleted:{' '}
        <ContactWay />.
      </p>
    ),
  },
  {
    id: 'others',
    title: 'Who else sees it',
    body: (
      <>
        <p>Nobody buys it and nobody else uses it. It passes through these hands only:</p>
        <ul>
          {env.COGNITO_REGION ? (
            <li>
              <strong>Sign-in.</strong> E-mail address, year of birth and password check are held by Amazon
              Cognito in the region {env.COGNITO_REGION}, on our behalf.
            </li>
          ) : (
            <li>
              <strong>Sign-in.</strong> Accounts are held on our own server. No sign-in company is involved.
            </li>
          )}
          <li>
            <strong>Mail.</strong>{' '}
            {env.SMTP_URL
              ? 'Messages to you pass through the mail service that we use and through your own.'
              : 'No mail service is set up, so messages stay on our server.'}
          </li>
          <li>
            <strong>The law.</strong> We hand data to an authority only when a law that binds us requires it.
          </li>
        </ul>
        <p>Your answers are not used to train a language model, ours or anybody else’s.</p>
      </>
    ),
  },
  {
    id: 'time',
    title: 'How long it is kept',
    body: (
      <p>
        Account, tests and reports stay until the account is deleted. Tests of guests stay without a name.
        Counts of requests go when their time window ends. Copies made for safety follow when the next ones
        replace them.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'See it, take it with you, have it deleted',
    body: (
      <>
        <p>
          Your profile lists your tests, and every report can be printed or saved as a PDF. For a copy of
          everything in a file that other programs can read, for a correction, or to have the account and all
          its tests deleted, <ContactWay />, from the address of the account. A parent or guardian may ask for
          a student under 18.
        </p>
        <p>
          To remove what your own browser keeps, sign out and clear this site’s data in the browser’s
          settings. Answers that have not been sent yet are lost by that; a page tells you when there are any.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'How it is protected',
    body: (
      <p>
        Sessions are signed and checked again on every request; every page proves for itself what you may see;
        a page runs only scripts that we wrote or ship ourselves. If data of yours should ever be exposed, we
        will tell you what happened and what to do.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this page',
    body: (
      <p>
        When the product changes what it keeps, this page changes with it, and the day at its top. To ask
        about anything here, <ContactWay />.
      </p>
    ),
  },
];

export default function PrivacyPage() {
  return (
    <LegalPage
      path="/privacy"
      title="Privacy"
      deck="What this site keeps about you, why, for how long, and what never happens to it."
      changed="November 20, 2026"
      sections={sections}
    />
  );
}
