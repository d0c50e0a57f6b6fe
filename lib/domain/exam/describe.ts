// Words for a format, always made from its numbers: "3 hours 15 minutes", "45 multiple-choice questions".

import type { ApTestFormat } from '@/lib/domain/catalogue/practice-test-entry';
import type { Blueprint, Part, QuestionKind } from './blueprint';

const kinds: Record<QuestionKind, string> = {
  'multiple-choice': 'multiple-choice question',
  mixed: 'question',
  'short-answer': 'short-answer question',
  'free-response': 'free-response question',
  essay: 'essay',
};

const total = (parts: readonly Part[], of: 'seconds' | 'questions') =>
  parts.reduce((sum, part) => sum + part[of], 0);

const counted = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;

const listed = (words: readonly string[]) =>
  words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;

/** "1 hour 45 minutes". `seconds` is whole and at least 1; units of none are left out. */
export function durationWords(seconds: number): string {
  const parts: [number, string][] = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor((seconds % 3600) / 60), 'minute'],
    [seconds % 60, 'second'],
  ];
  return parts
    .filter(([n]) => n > 0)
    .map(([n, unit]) => counted(n, unit))
    .join(' ');
}

/** Working time of all parts that are not optional, breaks left out. */
export function timeWords(blueprint: Blueprint): string {
  return durationWords(
    total(
      blueprint.parts.filter((part) => !part.optional),
      'seconds',
    ),
  );
}

/**
 * What there is to answer: "55 multiple-choice questions, 3 short-answer questions, and 2 free-response questions".
 * Where one kind is timed in several parts, they follow: "(Part A: 30 in 1 hour; Part B: 15 in 45 minutes)".
 */
export function questionWords(blueprint: Blueprint): string {
  const asked = blueprint.parts.filter((part) => !part.optional);
  const kindsAsked = [...new Set(asked.map((part) => part.kind))];
  return listed(
    kindsAsked.map((kind) => {
      const parts = asked.filter((part) => part.kind === kind);
      const count = counted(total(parts, 'questions'), kinds[kind]);
      if (parts.length === 1) return count;
      const each = parts.map((part) => `${part.title}: ${part.questions} in ${durationWords(part.seconds)}`);
      return `${count} (${each.join('; ')})`;
    }),
  );
}

function sectionFormat(blueprint: Blueprint, kind: QuestionKind) {
  const parts = blueprint.parts.filter((part) => part.kind === kind);
  const scoring = blueprint.weights?.[kind];
  if (parts.length === 0 || scoring === undefined) return undefined;
  return { questions: total(parts, 'questions'), time_limit: total(parts, 'seconds'), scoring };
}

/**
 * The format record of an AP test, with the field names of the catalogue; time limits in seconds, scoring in percent.
 * @throws when the blueprint has no weighted multiple-choice part, which every AP test here has.
 */
export function toApTestFormat(blueprint: Blueprint): ApTestFormat {
  const choice = sectionFormat(blueprint, 'multiple-choice');
  const short = sectionFormat(blueprint, 'short-answer');
  const free = sectionFormat(blueprint, 'free-response');
  if (!choice) throw new Error(`The blueprint ${blueprint.id} has no multiple-choice part with a weight.`);
  return {
    time_limit_description: timeWords(blueprint),
    question_description: questionWords(blueprint),
    multiple_choice: choice,
    ...(short && { short_answers: short }),
    ...(free && { free_response: free }),
  };
}
