/** The headings of a page as links; it stands left of the line. */
export function ContentsList({ entries }: { entries: { id: string; text: string }[] }) {
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
      <ol>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
