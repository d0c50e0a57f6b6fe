import type { Metadata } from 'next';
import { AppHead } from '@/components/shell/app-head';
import { SignOutButton } from '@/components/shell/sign-out-button';
import { Spread } from '@/components/ui/spread';
import { site } from '@/content/site';
import { ownScope, requireSignedIn } from '@/lib/server/access';
import { listOwnAttempts } from '@/lib/server/attempts';
import { ReportList } from './report-list';
import { UnfinishedList } from './unfinished-list';

export const metadata: Metadata = { title: 'Your profile', robots: { index: false } };

const roleWords = {
  student: 'Student',
  teacher: 'Teacher',
  'partner-admin': 'Partner administrator',
  staff: 'Staff',
} as const;

/** Who I am, what I have begun, what I have finished. */
export default async function ProfilePage() {
  const viewer = await requireSignedIn();
  const attempts = await listOwnAttempts(await ownScope());
  return (
    <div className="chrome min-h-dvh" data-section="site">
      <AppHead name={site.name} label="Profile">
        <a href="/act-problem-sets">All ACT sets</a>
        <SignOutButton />
      </AppHead>
      <main id="main">
        <Spread>
          <h1>Your profile</h1>
          <p className="deck">{viewer.username}</p>
          <p className="hint">{viewer.roles.map((role) => roleWords[role]).join(', ')}</p>
        </Spread>
        <Spread label="Unfinished">
          <UnfinishedList attempts={attempts.filter(({ phase }) => phase !== 'submitted')} />
        </Spread>
        <Spread label="Reports">
          <ReportList attempts={attempts.filter(({ phase }) => phase === 'submitted')} />
        </Spread>
      </main>
    </div>
  );
}
