// Dates are written out as Americans write them, whatever the time zone of the reader: "November 8, 2025".

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "2025-11-08" becomes "November 8, 2025". @throws when the text is not a date of that form. */
export function longDate(isoDate: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDate) ?? [];
  const name = months[Number(month) - 1];
  if (!name || !day) throw new Error(`Not a date of the form 2025-11-08: ${isoDate}`);
  return `${name} ${Number(day)}, ${year}`;
}
