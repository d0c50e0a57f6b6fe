// A student must be 13 to have an account. We ask for the year only, so a person counts as 13 once everyone
// born in that year is: from January 1 of the fourteenth year after it.

export const youngest = 13;
const oldest = 120;

export type BirthYear =
  | { kind: 'ok'; year: number }
  | { kind: 'too-young'; from: number }
  | { kind: 'unclear'; message: string };

/** Reads what a person typed. `thisYear` is the current calendar year; `from` is the year they may register in. */
export function parseBirthYear(typed: string, thisYear: number): BirthYear {
  const text = typed.trim();
  if (text === '') return { kind: 'unclear', message: 'Enter the year you were born, such as 2009.' };
  const year = /^\d{4}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(year) || year < thisYear - oldest || year > thisYear)
    return { kind: 'unclear', message: 'Enter a year with four digits, such as 2009.' };
  const from = year + youngest + 1;
  return thisYear < from ? { kind: 'too-young', from } : { kind: 'ok', year };
}
