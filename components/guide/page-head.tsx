import type { ReactNode } from 'react';
import { JsonLd } from '@/components/shell/json-ld';
import { breadcrumbData } from '@/lib/domain/site/structured-data';

type Crumb = { label: string; href?: string };

/** Title block of a chrome page: where it stands on the left of the line, what it is on the right. */
export function PageHead({
  origin,
  crumbs,
  title,
  deck,
  children,
}: {
  /** Of the site, for what search engines read. */
  origin: string;
  crumbs: Crumb[];
  title: string;
  deck: ReactNode;
  children?: ReactNode;
}) {
  const trail = crumbs.flatMap(({ label, href }) => (href ? [{ label, path: href }] : []));
  return (
    <div className="frame">
      {trail.length > 0 && <JsonLd data={breadcrumbData([...trail, { label: title }], origin)} />}
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
