/** The figures a visitor came for, beside the first paragraph. */
export function KeyFacts({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <aside>
      <div className="facts">
        <h2>Key facts</h2>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  );
}
