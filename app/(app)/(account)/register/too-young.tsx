'use client';

import { useEffect, useRef } from 'react';

/** Said kindly, with what can be done instead. Nothing that was entered has left the page. */
export function TooYoung({ from }: { from: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        An account has to wait a little
      </h1>
      <p className="lead">
        Accounts are for people of 13 and over. By the year you entered you can make one from January 1,{' '}
        {from}. Nothing you entered was sent or stored.
      </p>
      <p className="lead">
        You can read everything here and take practice sets without an account. Ask a parent or a teacher if
        you would like to keep your reports: they can make an account of their own and practice with you.
      </p>
      <p className="lead">
        <a className="act" href="/">
          Go to the home page
        </a>
      </p>
    </>
  );
}
