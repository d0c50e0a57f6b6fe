import type { ComponentProps, ReactNode } from 'react';

type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'name' | 'className'> & {
  name: string;
  label: string;
  /** What helps before a mistake. */
  hint?: ReactNode;
  /** What was wrong, said beside the field. */
  error?: string | undefined;
  /** A link or fact on the label's line. */
  aside?: ReactNode;
  /** A control inside the field, at its end. */
  inside?: ReactNode;
};

/** A labelled input. Its id is its name, so that a summary of errors can link to it. */
export function Field({ name, label, hint, error, aside, inside, ...input }: FieldProps) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <div className="field-head">
        <label className="label" htmlFor={name}>
          {label}
        </label>
        {aside}
      </div>
      <div className="field-box">
        <input
          {...input}
          className="field"
          id={name}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {inside}
      </div>
      {error && (
        <p className="hint wrong" id={`${name}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
