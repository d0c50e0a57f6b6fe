import type { AttemptState } from '@/lib/domain/exam/attempt';
import type { AttemptView } from '@/lib/domain/exam/attempt-api';
import { untouched } from '@/lib/domain/exam/item-state';
import type { MapCell } from './question-map';

/** The questions in order, numbered from 1, with what happened to each. */
export function toCells(view: AttemptView, state: AttemptState): MapCell[] {
  return view.questions.map(({ id }, index) => ({
    id,
    number: index + 1,
    item: state.items[id] ?? untouched,
  }));
}
