/** A guest's report lives with this browser; an account takes it along. */
export function KeepReport({ attempt }: { attempt: string }) {
  return (
    <div className="keep-report no-print">
      <h2>Keep this report</h2>
      <p>
        It belongs to this browser for now. With a free account it is yours on every device, with every set
        you take here.
      </p>
      <p className="page-acts">
        <a className="btn solid" href={`/register?next=${encodeURIComponent(`/report/${attempt}`)}`}>
          Create an account
        </a>
        <a className="btn" href={`/signin?next=${encodeURIComponent(`/report/${attempt}`)}`}>
          I have one
        </a>
      </p>
    </div>
  );
}
