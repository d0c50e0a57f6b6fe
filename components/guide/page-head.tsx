import type { ReactNode } from 'react';

type Crumb = { label: string; href?: string };

/** Title block of a chrome page: where it stands on the left of the line, what it is on the right. */
export function PageHead({
  crumbs,
  title,
  deck,
  children,
}: {
  crumbs: Crumb[];
  title: string;
  deck: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="frame">
      <div className="spread guide-top">
        <nav className="margin crumb" aria-label="Breadcrumb">
          {crumbs.map(({ label, href }, index) => (
            <span key={label}>
              {href ? <a href={href}>{label}</a> : label}
              {index < crumbs.length - 1 && <br />}
            </span>
          ))}
        </nav>
        <div className="main">
          <h1>{title}</h1>
          <p className="deck">{deck}</p>
          {children}
        </div>
      </div>
    </div>
  );
}
