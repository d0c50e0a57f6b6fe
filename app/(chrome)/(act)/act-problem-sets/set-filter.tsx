type SetFilterProps = { sections: { name: string; count: number }[]; total: number; ready: number };

/** Filters whose state is in the address. /listing.js does the work; without scripts the form is not shown and everything is listed. */
export function SetFilter({ sections, total, ready }: SetFilterProps) {
  return (
    <form className="filter" method="get" data-listing-filter>
      <fieldset className="tabs">
        <legend className="vh">Section</legend>
        <label>
          <input type="radio" name="section" value="" defaultChecked />
          All <span className="num">{total}</span>
        </label>
        {sections.map(({ name, count }) => (
          <label key={name}>
            <input type="radio" name="section" value={name} />
            {name} <span className="num">{count}</span>
          </label>
        ))}
      </fieldset>
      <label className="check">
        <input type="checkbox" name="ready" value="1" />
        Ready to start <span className="num">{ready}</span>
      </label>
      <label>
        <span className="vh">Find a set</span>
        <input className="field" type="search" name="find" placeholder="Find a set" autoComplete="off" />
      </label>
      <p className="hint" role="status" data-listing-count />
    </form>
  );
}
