import { expect, test } from '@jest/globals';
import { actLessons } from '@/content/catalogue/act';
import { actTests } from '@/content/catalogue/act-tests';
import { admissionsLessons } from '@/content/catalogue/admissions';
import { apTests } from '@/content/catalogue/ap-tests';
import { problemSets } from '@/content/catalogue/problem-sets';
import { satLessons } from '@/content/catalogue/sat';
import { apBlueprints } from '@/content/exams/ap';
import { admissionsDomains, readingWritingSkillPages, taxonomy } from '@/content/taxonomy';
import {
  actLessonSchema,
  admissionsLessonSchema,
  type LessonEntry,
  satLessonSchema,
} from '@/lib/domain/catalogue/lesson-entry';
import {
  actTestEntrySchema,
  apSubjects,
  apTestEntrySchema,
} from '@/lib/domain/catalogue/practice-test-entry';
import { problemSetEntrySchema, toShownQtype } from '@/lib/domain/catalogue/problem-set-entry';
import { toApTestFormat } from '@/lib/domain/exam/describe';

test('the catalogues hold 100 SAT, 67 ACT and 26 admissions lessons with ids of their own and every field right', () => {
  for (const lesson of satLessons) satLessonSchema.parse(lesson);
  for (const lesson of actLessons) actLessonSchema.parse(lesson);
  for (const lesson of admissionsLessons) admissionsLessonSchema.parse(lesson);
  const all: readonly LessonEntry[] = [...satLessons, ...actLessons, ...admissionsLessons];
  expect([satLessons.length, actLessons.length, admissionsLessons.length]).toEqual([100, 67, 26]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('rw stands on every Reading and Writing lesson and on no other', () => {
  for (const { section, rw } of satLessons) expect(rw === true).toBe(section === 'Reading and Writing');
});

test('domains and skills are spelled as the taxonomy spells them, and every skill of the SAT and ACT is taught', () => {
  const taught = { sat: new Set<string>(), act: new Set<string>() };
  for (const [exam, lessons] of [
    ['sat', satLessons],
    ['act', actLessons],
  ] as const) {
    for (const { section, domain, skill } of lessons) {
      const skills = taxonomy[exam][section]?.[domain];
      expect(skills).toBeDefined();
      expect(skill === '' ? (skills ?? []) : [skill]).toEqual(
        skill === '' ? [] : expect.arrayContaining([skill]),
      );
      if (skill) expect(skills).toContain(skill);
      taught[exam].add(skill);
    }
    for (const skill of Object.values(taxonomy[exam]).flatMap((domains) => Object.values(domains).flat())) {
      expect(taught[exam]).toContain(skill);
    }
  }
  for (const { domain } of admissionsLessons) expect(admissionsDomains).toContain(domain);
});

test('each Reading and Writing skill has its page', () => {
  const skills = Object.values(taxonomy.sat['Reading and Writing'] ?? {}).flat();
  expect(Object.keys(readingWritingSkillPages).sort()).toEqual([...skills].sort());
});

test('there are 60 problem sets in the order and with the kinds of question that were listed', () => {
  for (const row of problemSets) problemSetEntrySchema.parse(row);
  const count = (section: string) => problemSets.filter((row) => row.section === section).length;
  expect(['English', 'Math', 'Reading', 'Science'].map(count)).toEqual([10, 22, 20, 8]);
  expect(new Set(problemSets.map(({ slug }) => slug)).size).toBe(60);
  const math = problemSets.filter(({ section }) => section === 'Math').map(({ qtype }) => qtype);
  expect([math[0], math[13], math[21]]).toEqual(['Equation Real Life', 'Matrix Hard', 'Venn Diagram']);
  const reading = problemSets.filter(({ section }) => section === 'Reading').map(({ qtype }) => qtype);
  expect([reading[4], reading[5], reading[10], reading[19]]).toEqual([
    'Humanities',
    'Literary Narritive',
    'Natural Science',
    'Social Science',
  ]);
  expect(toShownQtype('Literary Narritive')).toBe('Literary Narrative');
});

test('there are 10 ACT tests and 30 AP tests, and only test 1 of a history is full-length', () => {
  expect(actTests.map((row) => actTestEntrySchema.parse(row).title)).toContain('ACT Practice Test 10');
  expect(apTests).toHaveLength(30);
  for (const row of apTests) apTestEntrySchema.parse(row);
  for (const subject of apSubjects) expect(apTests.filter((row) => row.subject === subject)).toHaveLength(5);
  expect(apTests.filter(({ title }) => title.endsWith('(Full-length)')).map(({ id }) => id)).toEqual([
    'ap-ush-1',
    'ap-wh-1',
    'ap-eh-1',
  ]);
});

test('each AP test has the format that was specified, in words made from its numbers', () => {
  const formatOf = (id: string) => {
    const blueprint = apBlueprints.find((one) => one.id === apTests.find((row) => row.id === id)?.blueprint);
    if (!blueprint) throw new Error(`${id} has no blueprint.`);
    return toApTestFormat(blueprint);
  };
  for (const { id } of apTests) formatOf(id);
  expect(formatOf('ap-ush-1')).toEqual({
    time_limit_description: '3 hours 15 minutes',
    question_description:
      '55 multiple-choice questions, 3 short-answer questions, and 2 free-response questions',
    multiple_choice: { questions: 55, time_limit: 3300, scoring: 40 },
    short_answers: { questions: 3, time_limit: 2400, scoring: 20 },
    free_response: { questions: 2, time_limit: 6000, scoring: 40 },
  });
  expect(formatOf('ap-eh-4').multiple_choice).toEqual({ questions: 55, time_limit: 3300, scoring: 100 });
  expect(formatOf('ap-psych-2').multiple_choice).toEqual({ questions: 75, time_limit: 5400, scoring: 100 });
  expect(formatOf('ap-calc-bc-5').multiple_choice).toEqual({ questions: 45, time_limit: 6300, scoring: 100 });
});
