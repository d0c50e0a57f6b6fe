import type { PublicChoice } from '@/lib/domain/question/public-question';

type ChoiceRowProps = {
  group: string;
  choice: PublicChoice;
  chosen: boolean;
  out: boolean;
  eliminating: boolean;
  onChoose: () => void;
  onEliminate: () => void;
  onRestore: () => void;
};

/** One choice. A crossed-out one can still be chosen, which brings it back; nothing is ever locked away. */
export function ChoiceRow({ group, choice, chosen, out, eliminating, ...on }: ChoiceRowProps) {
  return (
    <div className={out ? 'crow out' : 'crow'} data-eliminating={eliminating || undefined}>
      <label className="choice">
        <input
          type="radio"
          name={`answer-${group}`}
          value={choice.id}
          checked={chosen}
          onChange={on.onChoose}
        />
        <span className="bub">{choice.id}</span>
        <span className="txt">
          <span dangerouslySetInnerHTML={{ __html: choice.html }} />
          {out && <span className="vh"> (crossed out)</span>}
        </span>
      </label>
      {eliminating && out && (
        <button type="button" className="xbtn undo" onClick={on.onRestore}>
          Undo<span className="vh"> crossing out choice {choice.id}</span>
        </button>
      )}
      {eliminating && !out && (
        <button
          type="button"
          className="xbtn"
          aria-label={`Cross out choice ${choice.id}`}
          onClick={on.onEliminate}
        >
          <span className="bub" aria-hidden="true">
            {choice.id}
          </span>
        </button>
      )}
    </div>
  );
}
