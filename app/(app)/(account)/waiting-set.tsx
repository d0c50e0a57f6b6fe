import { cookies } from 'next/headers';
import { findSet } from '@/lib/server/questions';
import { AccountKeeps } from './account-keeps';

const setPath = /^\/act-practice\/([a-z0-9-]{1,80})$/;

/** The set this browser has begun, by its hint cookie; without one, what an account is for. */
export async function WaitingSet() {
  const path = decode((await cookies()).get('unfinished')?.value);
  const slug = setPath.exec(path)?.[1];
  const set = slug ? await findSet(slug) : null;
  if (!set) return <AccountKeeps />;
  return (
    <aside className="kept">
      <h2>A set is waiting on this device</h2>
      <p>
        ACT {set.section}, {set.title}. What you answered is kept, and the clock stopped with you. Sign in to
        go on from any device.
      </p>
      <p>
        <a className="act" href={path}>
          Go on without signing in
        </a>
      </p>
    </aside>
  );
}

function decode(value = ''): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
