import type { ReactNode } from 'react';
import { Brand } from './brand';
import './app-head.css';

type AppHeadProps = {
  /** The site's name. */
  name: string;
  /** What the links are, for those who jump by landmark. */
  label: string;
  children: ReactNode;
};

/** Head of an app-like page that is not a running test. */
export function AppHead({ name, label, children }: AppHeadProps) {
  return (
    <header className="app-head">
      <div className="frame">
        <Brand name={name} />
        <nav aria-label={label} className="no-print">
          {children}
        </nav>
      </div>
    </header>
  );
}
