// Statistics for checks, as school books define them.

import 'server-only';

const quantile = (sorted: number[]): number => {
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2
    ? (sorted[half] as number)
    : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2;
};

/** A statistic of a list. Quartiles are medians of the halves, the middle value left out, as school books have it. */
export function stat(list: number[], name: string): number | number[] {
  const sorted = [...list].sort((a, b) => a - b);
  const n = sorted.length;
  if (n === 0) throw new Error('stat() wants a list with numbers in it.');
  const sum = sorted.reduce((a, b) => a + b, 0);
  const mean = sum / n;
  const squares = sorted.reduce((a, b) => a + (b - mean) ** 2, 0);
  const low = sorted[0] as number;
  const high = sorted[n - 1] as number;
  const lowerHalf = sorted.slice(0, Math.floor(n / 2));
  const upperHalf = sorted.slice(Math.ceil(n / 2));
  switch (name) {
    case 'mean':
      return mean;
    case 'median':
      return quantile(sorted);
    case 'mode': {
      const counts = new Map<number, number>();
      for (const value of sorted) counts.set(value, (counts.get(value) ?? 0) + 1);
      const most = Math.max(...counts.values());
      const modes = [...counts].filter(([, count]) => count === most).map(([value]) => value);
      return modes.length === 1 ? (modes[0] as number) : modes;
    }
    case 'range':
      return high - low;
    case 'q1':
      return quantile(lowerHalf);
    case 'q3':
      return quantile(upperHalf);
    case 'iqr':
      return quantile(upperHalf) - quantile(lowerHalf);
    case 'sd':
      return Math.sqrt(squares / (n - 1));
    case 'psd':
      return Math.sqrt(squares / n);
    case 'min':
      return low;
    case 'max':
      return high;
    case 'sum':
      return sum;
    default:
      throw new Error(`stat() does not know "${name}".`);
  }
}
