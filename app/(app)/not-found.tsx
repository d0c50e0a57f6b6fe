import { AppHead } from '@/components/shell/app-head';
import { Spread } from '@/components/ui/spread';
import { site } from '@/content/site';

/** Not there, or not this visitor's: the two look alike. */
export default function AppNotFound() {
  return (
    <div className="chrome min-h-dvh" data-section="site">
      <AppHead name={site.name} label="Ways on">
        <a href="/">Home page</a>
      </AppHead>
      <main id="main">
        <Spread>
          <h1>There is nothing at this address</h1>
          <p className="deck">
            It may have moved, or it belongs to another account. If it is yours, sign in with the account you
            used.
          </p>
          <p className="mt-6 flex flex-wrap gap-3">
            <a className="btn solid" href="/profile">
              Your profile
            </a>
          </p>
        </Spread>
      </main>
    </div>
  );
}
