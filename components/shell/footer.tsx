import { Brand } from '@/components/shell/brand';
import type { MenuGroup } from '@/lib/domain/site/menu';

type FooterProps = {
  name: string;
  columns: MenuGroup[];
  year: number;
  disclaimers: readonly string[];
  email?: string;
  /** Addresses from the settings; one that is not set is not here. */
  social: { label: string; url: string }[];
};

export function Footer({ name, columns, year, disclaimers, email, social }: FooterProps) {
  return (
    <footer className="foot">
      <div className="frame">
        <div className="foot-cols">
          <div>
            <Brand name={name} />
          </div>
          {columns.map((column) => (
            <nav key={column.label} data-section={column.section} aria-label={`${column.label} pages`}>
              <h2>{column.label}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.label}>
                    <a href={link.path}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="legal">
          <div>
            <p>
              © {year} {name}
            </p>
            {email && (
              <p>
                <a href={`mailto:${email}`}>{email}</a>
              </p>
            )}
          </div>
          <div>
            {disclaimers.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          {social.length > 0 && (
            <ul>
              {social.map(({ label, url }) => (
                <li key={label}>
                  <a href={url} rel="me noopener">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}
