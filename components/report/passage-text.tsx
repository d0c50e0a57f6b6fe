import type { PublicStimulus } from '@/lib/domain/question/public-question';

/** A passage of the set, folded away until it is wanted. */
export function PassageText({ stimulus }: { stimulus: PublicStimulus }) {
  return (
    <details className="report-passage">
      <summary>Passage: {stimulus.title}</summary>
      {stimulus.intro && <div className="hint" dangerouslySetInnerHTML={{ __html: stimulus.intro }} />}
      <div className="passage" dangerouslySetInnerHTML={{ __html: stimulus.html }} />
    </details>
  );
}
