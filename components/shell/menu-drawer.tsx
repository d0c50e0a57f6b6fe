import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { type HeaderEntry, isGroup } from '@/lib/domain/site/menu';

/** The menu at 991 px and below. The browser's own <details> opens and closes it, so it works before and without a script. */
export function MenuDrawer({ entries, children }: { entries: HeaderEntry[]; children: ReactNode }) {
  return (
    <details className="drawer">
      <summary>
        <span className="when-shut">
          <Icon name="menu" />
          Menu
        </span>
        <span className="when-open">
          <Icon name="close" />
          Close
        </span>
      </summary>
      <div className="drawer-in">
        <nav aria-label="Main">
          {entries.map((entry) =>
            isGroup(entry) ? (
              <details key={entry.label} className="group" data-section={entry.section}>
                <summary>
                  {entry.label}
                  <Icon name="down" />
                </summary>
                <ul>
                  {entry.links.map((link) => (
                    <li key={link.path}>
                      <a href={link.path}>{link.label}</a>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <a key={entry.label} className="direct" href={entry.path}>
                {entry.label}
              </a>
            ),
          )}
        </nav>
        {children}
      </div>
    </details>
  );
}
