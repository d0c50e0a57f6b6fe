'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon';

/** What stopped the form, at its top. It takes the focus when it appears or changes, so that nobody searches for it. */
export function ErrorSummary({ of, children }: { of: unknown; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (of) box.current?.focus();
  }, [of]);
  return (
    <div ref={box} className="notice wrong" role="alert" tabIndex={-1}>
      <Icon name="alert" />
      <div>{children}</div>
    </div>
  );
}
