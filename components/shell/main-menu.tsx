import { Icon } from '@/components/ui/icon';
import { type HeaderEntry, isGroup } from '@/lib/domain/site/menu';

/** The menu from 992 px. Without a script it opens by hover and focus; /shell.js adds click, touch, Escape and the state. */
export function MainMenu({ entries }: { entries: HeaderEntry[] }) {
  return (
    <nav className="nav" aria-label="Main">
      <ul>
        {entries.map((entry, at) =>
          isGroup(entry) ? (
            <li key={entry.label} data-section={entry.section}>
              <button type="button" aria-expanded="false" aria-controls={`menu-${at}`}>
                {entry.label}
                <Icon name="down" />
              </button>
              <ul className="drop" id={`menu-${at}`}>
                {entry.links.map((link) => (
                  <li key={link.path}>
                    <a href={link.path}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </li>
          ) : (
            <li key={entry.label}>
              <a href={entry.path}>{entry.label}</a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
