import { Spread } from '@/components/ui/spread';

/** Not there, or not this visitor's: the two look alike. */
export default function AppNotFound() {
  return (
    <main id="main" data-section="site">
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
          <a className="btn" href="/">
            Home page
          </a>
        </p>
      </Spread>
    </main>
  );
}
