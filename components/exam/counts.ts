import type { MapCell } from './question-map';

/** "13 answered, 2 to go, 3 marked for review" */
export function countsText(cells: MapCell[]): string {
  const answered = cells.filter(({ item }) => item.answer !== null).length;
  const marked = cells.filter(({ item }) => item.marked).length;
  const toGo = cells.length - answered;
  return [`${answered} answered`, toGo > 0 && `${toGo} to go`, marked > 0 && `${marked} marked for review`]
    .filter(Boolean)
    .join(', ');
}
