import type { Metadata } from 'next';
import { Brand } from '@/components/shell/brand';
import { Spread } from '@/components/ui/spread';
import { site } from '@/content/site';

export const metadata: Metadata = { title: 'No connection', robots: { index: false } };

/** Shown by the browser's copy of the site when a page is neither reachable nor kept on the device. */
export default function OfflinePage() {
  return (
    <div className="chrome min-h-dvh">
      <header className="frame py-4">
        <Brand name={site.name} />
      </header>
      <main id="main" data-section="site">
        <Spread label="Offline">
          <h1>There is no connection, and this page is not on your device</h1>
          <p className="deck">
            Answers you have given are kept on this device and are sent by themselves when the connection is
            back. A test that you had open still opens here without one.
          </p>
          <form className="mt-8 flex flex-wrap gap-3">
            <button type="submit" className="btn solid">
              Try this page again
            </button>
            <a className="btn" href="/">
              Home page
            </a>
          </form>
        </Spread>
      </main>
    </div>
  );
}
