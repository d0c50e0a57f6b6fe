import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { findSet } from '@/lib/server/questions';

const setPath = /^\/act-practice\/([a-z0-9-]{1,80})$/;

type WaitingSetProps = {
  /** What follows from it here. */
  words: string;
  link: string;
  /** Shown when nothing is waiting. */
  otherwise?: ReactNode;
};

/** The set this browser has begun, by its hint cookie. */
export async function WaitingSet({ words, link, otherwise = null }: WaitingSetProps) {
  const path = decode((await cookies()).get('unfinished')?.value);
  const slug = setPath.exec(path)?.[1];
  const set = slug ? await findSet(slug) : null;
  if (!set) return otherwise;
  return (
    <aside className="kept">
      <h2>A set is waiting on this device</h2>
      <p>
        {set.title}. What you answered is kept, and the clock stopped with you. {words}
      </p>
      <p>
        <a className="act" href={path}>
          {link}
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
