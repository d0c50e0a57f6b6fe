'use client';

import { AppHead } from '@/components/shell/app-head';
import { Spread } from '@/components/ui/spread';
import { site } from '@/content/site';

type Props = { error: Error & { digest?: string }; retry: () => void };

/** A fault of ours, with the number under which it is in the log. */
export default function AppError({ error, retry }: Props) {
  return (
    <div className="chrome min-h-dvh" data-section="site">
      <AppHead name={site.name} label="Ways on">
        <a href="/">Home page</a>
      </AppHead>
      <main id="main">
        <Spread>
          <h1>Something went wrong on our side</h1>
          <p className="deck">
            What you answered is kept. Try again; if it happens once more, tell us
            {error.digest ? ` this number: ${error.digest}.` : ' what you were doing.'}
          </p>
          <p className="mt-6 flex flex-wrap gap-3">
            <button type="button" className="btn solid" onClick={retry}>
              Try again
            </button>
          </p>
        </Spread>
      </main>
    </div>
  );
}
