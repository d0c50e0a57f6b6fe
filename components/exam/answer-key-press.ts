/** The choice a key stands for: its letter, or its place counted from 1; null when the question has none such. */
export function answerKey(key: string, choices: readonly { id: string }[]): string | null {
  const byPlace = /^[1-9]$/.test(key) ? choices[Number(key) - 1] : undefined;
  return (byPlace ?? choices.find((choice) => choice.id.toLowerCase() === key))?.id ?? null;
}
