import { expect, test } from '@jest/globals';
import type { Blueprint } from '@/lib/domain/exam/blueprint';
import { questionWords, timeWords, toApTestFormat } from '@/lib/domain/exam/describe';
import { actClassic, actEnhanced, actProblemSets } from './act';
import { apBlueprints } from './ap';
import { satFull, satMath, satReadingAndWriting } from './sat';

const all: Blueprint[] = [
  satFull,
  satReadingAndWriting,
  satMath,
  actEnhanced,
  actClassic,
  ...Object.values(actProblemSets),
  ...apBlueprints,
];
const sum = (blueprint: Blueprint, of: 'seconds' | 'questions') =>
  blueprint.parts.filter((part) => !part.optional).reduce((total, part) => total + part[of], 0);

test('Every blueprint and every part of one has an id of its own', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id, parts } of all)
    expect([id, new Set(parts.map((part) => part.id)).size]).toEqual([id, parts.length]);
});

test('Weights add up to the whole score, and no part counts more questions than it asks', () => {
  for (const { id, parts, weights } of all) {
    if (weights) expect([id, Object.values(weights).reduce((a, b) => a + b, 0)]).toEqual([id, 100]);
    for (const part of parts) expect(part.scored ?? part.questions).toBeLessThanOrEqual(part.questions);
  }
});

test.each([
  ['sat-full', 98, 134],
  ['sat-rw', 54, 64],
  ['sat-math', 44, 70],
  ['act-enhanced', 131, 125],
  ['act-classic', 215, 175],
  ['act-set-math', 15, 17],
  ['act-set-english', 15, 11],
  ['act-set-reading', 9, 10],
  ['act-set-science', 12, 12],
  ['ap-history-full', 60, 195],
  ['ap-history-choice', 55, 55],
  ['ap-psychology', 75, 90],
  ['ap-calculus', 45, 105],
])('%s asks %i questions in %i minutes', (id, questions, minutes) => {
  const blueprint = all.find((one) => one.id === id) as Blueprint;
  expect([sum(blueprint, 'questions'), sum(blueprint, 'seconds') / 60]).toEqual([questions, minutes]);
});

test('Each routing leads from one module to a later one and can be reached', () => {
  for (const { parts, routing = [] } of all) {
    for (const { from, to, harderFrom } of routing) {
      const at = (id: string) => parts.findIndex((part) => part.id === id);
      expect(at(from)).toBeGreaterThanOrEqual(0);
      expect(at(to)).toBeGreaterThan(at(from));
      expect(harderFrom).toBeLessThanOrEqual(parts[at(from)]?.questions ?? 0);
    }
  }
});

test('The format sentences of the AP tests come from the blueprints', () => {
  expect(
    apBlueprints.map((blueprint) => [blueprint.id, timeWords(blueprint), questionWords(blueprint)]),
  ).toEqual([
    [
      'ap-history-full',
      '3 hours 15 minutes',
      '55 multiple-choice questions, 3 short-answer questions, and 2 free-response questions',
    ],
    ['ap-history-choice', '55 minutes', '55 multiple-choice questions'],
    ['ap-psychology', '1 hour 30 minutes', '75 multiple-choice questions'],
    [
      'ap-calculus',
      '1 hour 45 minutes',
      '45 multiple-choice questions (Part A: 30 in 1 hour; Part B: 15 in 45 minutes)',
    ],
  ]);
  for (const blueprint of apBlueprints)
    expect(toApTestFormat(blueprint).multiple_choice.scoring).toBeGreaterThan(0);
});
