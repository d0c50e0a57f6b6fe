import { longDate } from '@/lib/domain/site/long-date';

type Source = { title: string; url?: string; date: string; note?: string };

/** Where the facts of a page were read, and when. */
export function SourceList({ sources }: { sources: Source[] }) {
  return (
    <>
      <h2 id="sources">Sources</h2>
      <ol className="srcs">
        {sources.map(({ title, url, date, note }, index) => (
          <li key={title}>
            <span className="num">{index + 1}</span>
            <div>
              {url ? <a href={url}>{title}</a> : title}
              <br />
              <span>
                {note ? `${note} ` : ''}Read on {longDate(date)}.
              </span>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
