/** The line and a bubble, with the name. The bubble takes the section's accent. */
export function Brand({ name }: { name: string }) {
  return (
    <a className="brand" href="/">
      <svg viewBox="0 0 18 27" fill="none" aria-hidden="true">
        <path d="M2 0v27" stroke="currentColor" strokeWidth="3" />
        <circle cx="9.2" cy="8.2" r="6" stroke="var(--accent)" strokeWidth="3.4" />
      </svg>
      {name}
    </a>
  );
}
