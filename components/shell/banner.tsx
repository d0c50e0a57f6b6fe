import { InlineScript } from '@/components/shell/inline-script';
import { bannerScript } from '@/components/shell/inline-scripts';
import { Icon } from '@/components/ui/icon';
import type { Banner as BannerEntry } from '@/lib/domain/site/banner';
import type { Section } from '@/lib/domain/site/section';

type BannerProps = {
  /** The section of the page; its banners are chosen from, the others only show when asked for by name. */
  section: Section;
  banners: BannerEntry[];
  /** The banner of a visitor without scripts, who sees the page as it was built. */
  still?: string;
  /** A notice from the settings; it goes before everything else. */
  notice?: string;
};

/** All that could show is in the page; the script at its end chooses one before the first paint. */
export function Banner({ section, banners, still, notice }: BannerProps) {
  return (
    <aside className="banner" data-section={section} aria-label="Announcement">
      <div className="frame">
        <ul>
          {notice && (
            <li data-kind="notice" data-first="">
              {notice}
            </li>
          )}
          <li data-kind="unfinished">
            You have an unfinished test. <a href="/profile">Go on where you were</a>
          </li>
          {banners.map(({ id, section: of, text, link, start, end }) => (
            <li
              key={id}
              data-id={id}
              data-for={of}
              data-start={start}
              data-end={end}
              data-first={!notice && id === still ? '' : undefined}
            >
              {text} <a href={link.path}>{link.label}</a>
            </li>
          ))}
        </ul>
        <button type="button" className="iconbtn" data-close-banner="" aria-label="Close this message">
          <Icon name="close" />
        </button>
      </div>
      <InlineScript text={bannerScript} />
    </aside>
  );
}
