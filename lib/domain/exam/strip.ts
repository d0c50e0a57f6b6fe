// A test drawn to scale: one tick is one question, spaced by the time it is given.

import type { Part } from './blueprint';
import { durationWords } from './describe';

export type StripPart = { title: string; note: string; count: number; span: number; optional?: boolean };

/** Segments in order, spans in minutes; a break after a part is a segment without ticks. */
export function toStrip(parts: readonly Part[]): StripPart[] {
  return parts.flatMap((part) => {
    const minutes = part.seconds / 60;
    const drawn: StripPart = {
      title: part.title,
      note: `${part.questions} in ${durationWords(part.seconds)
        .replace(/ minutes?/, ' min')
        .replace(/ hours?/, ' h')}${part.optional ? ', optional' : ''}`,
      count: part.questions,
      span: minutes,
      ...(part.optional && { optional: true }),
    };
    if (!part.breakAfter) return [drawn];
    return [
      drawn,
      { title: 'Break', note: `${part.breakAfter / 60} min`, count: 0, span: part.breakAfter / 60 },
    ];
  });
}
