import { download, toAttemptFile } from '@/lib/browser/attempt-file';
import type { AttemptSession } from '@/lib/browser/attempt-session';

type DownloadAnswersProps = { session: AttemptSession; className: string };

/** The attempt as a file, for when it cannot be sent. */
export function DownloadAnswers({ session, className }: DownloadAnswersProps) {
  async function save() {
    const snapshot = session.get();
    download(`${snapshot.view.plan.form.id}.json`, toAttemptFile(snapshot, await session.everything()));
  }
  return (
    <button type="button" className={className} onClick={() => void save()}>
      Download your answers
    </button>
  );
}
