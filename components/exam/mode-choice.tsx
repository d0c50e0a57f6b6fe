import type { AttemptMode } from '@/lib/domain/exam/attempt';

const modes: { value: AttemptMode; name: string; what: string }[] = [
  { value: 'practice', name: 'Practice', what: 'A clock that you can pause.' },
  { value: 'strict', name: 'As on test day', what: 'The clock runs until you submit or time is up.' },
  {
    value: 'untimed',
    name: 'No time limit',
    what: 'No clock. The report still says how long each question took.',
  },
];

/** Three ways to take a set. */
export function ModeChoice({ mode, onChange }: { mode: AttemptMode; onChange: (mode: AttemptMode) => void }) {
  return (
    <fieldset className="modes">
      <legend className="label">How do you want to take it?</legend>
      {modes.map(({ value, name, what }) => (
        <label key={value} className="mode">
          <input
            type="radio"
            name="mode"
            value={value}
            checked={mode === value}
            onChange={() => onChange(value)}
          />
          <span>
            <b>{name}</b>
            <span>{what}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
