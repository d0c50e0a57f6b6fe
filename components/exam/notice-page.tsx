'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type NoticePageProps = { label: string; title: string; children: ReactNode };

/** A calm page of one message inside the runner: what happened, what is safe, what to do next. */
export function NoticePage({ label, title, children }: NoticePageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id="main" className="notice-page" data-section="act">
      <div className="frame">
        <div className="spread node">
          <div className="margin">
            <p className="label">{label}</p>
          </div>
          <div className="main">
            <h1 tabIndex={-1} ref={heading}>
              {title}
            </h1>
            {children}
          </div>
        </div>
      </div>
    </main>
  );
}
