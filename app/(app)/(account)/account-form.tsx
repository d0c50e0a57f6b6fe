'use client';

import { type FormEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { ErrorSummary } from '@/components/ui/error-summary';
import {
  type AccountField,
  type AccountMessage,
  type AccountMoment,
  toAccountMessage,
} from '@/lib/domain/people/account-message';

export type AccountErrors = Partial<Record<AccountField, string>>;
type Values = Record<AccountField, string>;
type Trouble = { count: number; errors: AccountErrors; general: string | null };

type AccountFormProps = {
  moment: AccountMoment;
  /** The button, and what it says while it works. */
  label: string;
  busyLabel: string;
  /** What can be seen to be wrong without asking anybody. */
  check: (values: Values) => AccountErrors;
  /** May throw what the user pool throws; it is then said in words. */
  onSubmit: (values: Values) => Promise<void>;
  children: (errors: AccountErrors) => ReactNode;
};

const fieldNames: AccountField[] = ['email', 'password', 'birthYear', 'code'];
const never = () => () => {};

/**
 * One step of an account page. Before the script has loaded its button waits, so that no password is ever sent by a plain
 * form; what was typed meanwhile counts.
 */
export function AccountForm({ moment, label, busyLabel, check, onSubmit, children }: AccountFormProps) {
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const fail = (errors: AccountErrors, general: string | null = null) =>
    setTrouble((before) => ({ count: (before?.count ?? 0) + 1, errors, general }));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const values = readValues(event.currentTarget);
    const errors = check(values);
    if (Object.keys(errors).length > 0) return fail(errors);
    setBusy(true);
    try {
      await onSubmit(values);
      setTrouble(null);
    } catch (error) {
      const message = isMessage(error) ? error : toAccountMessage(error, moment);
      fail(message.field ? { [message.field]: message.text } : {}, message.field ? null : message.text);
    }
    setBusy(false);
  }

  const errors = trouble?.errors ?? {};
  return (
    <form method="post" noValidate onSubmit={submit}>
      {trouble && (
        <ErrorSummary of={trouble.count}>{trouble.general ?? <ErrorLinks errors={errors} />}</ErrorSummary>
      )}
      {children(errors)}
      <button className="btn solid" type="submit" disabled={!ready} aria-disabled={busy}>
        {busy ? busyLabel : label}
      </button>
    </form>
  );
}

function ErrorLinks({ errors }: { errors: AccountErrors }) {
  return (
    <ul>
      {fieldNames
        .filter((name) => errors[name])
        .map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{errors[name]}</a>
          </li>
        ))}
    </ul>
  );
}

function readValues(form: HTMLFormElement): Values {
  const data = new FormData(form);
  const read = (name: AccountField) => String(data.get(name) ?? '');
  return {
    email: read('email').trim(),
    password: read('password'),
    birthYear: read('birthYear'),
    code: read('code').replace(/\s/g, ''),
  };
}

const isMessage = (thrown: unknown): thrown is AccountMessage =>
  typeof thrown === 'object' && thrown !== null && 'field' in thrown && 'text' in thrown;
