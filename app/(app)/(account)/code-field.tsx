'use client';

import { useEffect } from 'react';
import { Field } from '@/components/ui/field';

type CodeFieldProps = { label?: string; hint?: string; error?: string | undefined };

/** Six digits, typed, pasted with spaces, or filled in by the device. It takes the focus: it is what this step is for. */
export function CodeField({ label = 'Code', hint, error }: CodeFieldProps) {
  useEffect(() => document.getElementById('code')?.focus(), []);
  return (
    <div className="code-field">
      <Field
        name="code"
        label={label}
        hint={hint}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
    </div>
  );
}
