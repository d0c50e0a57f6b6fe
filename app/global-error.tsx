'use client';

import '@/app/fonts/fonts';
import '@/app/globals.css';
import { Brand } from '@/components/shell/brand';
import { Spread } from '@/components/ui/spread';
import { site } from '@/content/site';

type Props = { error: Error & { digest?: string }; retry: () => void };

/** The last resort: a root layout itself has failed, so this page brings its own. */
export default function GlobalError({ error, retry }: Props) {
  return (
    <html lang="en-US">
      <body className="chrome">
        <title>Something went wrong | Prepstead</title>
        <header className="frame py-4">
          <Brand name={site.name} />
        </header>
        <main id="main" data-section="site">
          <Spread label="Fault">
            <h1>Something went wrong on our side</h1>
            <p className="deck">
              What you answered is kept. Try again; if it happens once more, tell us
              {error.digest ? ` this number: ${error.digest}.` : ' what you were doing.'}
            </p>
            <p className="mt-8 flex flex-wrap gap-3">
              <button type="button" className="btn solid" onClick={retry}>
                Try again
              </button>
              <a className="btn" href="/">
                Home page
              </a>
            </p>
          </Spread>
        </main>
      </body>
    </html>
  );
}
