'use client';

import { type ComponentProps, useState } from 'react';
import { Field } from './field';
import { Icon } from './icon';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'inside'>;

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inside={
        <button
          type="button"
          className="iconbtn"
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'hide' : 'show'} />
        </button>
      }
    />
  );
}
