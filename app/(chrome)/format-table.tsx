import { DataTable } from '@/components/guide/data-table';
import { actEnhanced } from '@/content/exams/act';
import { apHistoryFull } from '@/content/exams/ap';
import { satFull } from '@/content/exams/sat';
import type { Blueprint, Part } from '@/lib/domain/exam/blueprint';
import { durationWords } from '@/lib/domain/exam/describe';

const minutes = (part: Part) => part.seconds / 60;

const questionsOf = (part: Part) => (part.kind === 'essay' ? '1 essay' : part.questions);

function withScored(blueprint: Blueprint, caption: string, number: number) {
  return (
    <DataTable
      number={number}
      caption={caption}
      columns={[
        { head: 'Part' },
        { head: 'Questions', align: 'right' },
        { head: 'Minutes', align: 'right' },
        { head: 'Scored', align: 'right', optional: true },
      ]}
      rows={blueprint.parts.map((part) => [
        part.optional ? `${part.title}, optional` : part.title,
        questionsOf(part),
        minutes(part),
        part.scored ?? part.questions,
      ])}
    />
  );
}

function withWeights(blueprint: Blueprint, caption: string, number: number) {
  return (
    <DataTable
      number={number}
      caption={caption}
      columns={[
        { head: 'Part' },
        { head: 'Questions', align: 'right' },
        { head: 'Time', align: 'right' },
        { head: 'Share of the score', align: 'right' },
      ]}
      rows={blueprint.parts.map((part) => [
        part.title,
        part.questions,
        durationWords(part.seconds),
        `${blueprint.weights?.[part.kind] ?? 100}%`,
      ])}
    />
  );
}

/** Tables a guide may name; each is drawn from the blueprint that also drives the runner. */
const tables: Record<string, (number: number) => React.JSX.Element> = {
  'sat-format': (number) => withScored(satFull, 'The digital SAT, part by part', number),
  'act-format': (number) => withScored(actEnhanced, 'The enhanced ACT, section by section', number),
  'ap-history-format': (number) => withWeights(apHistoryFull, 'AP history exams, part by part', number),
};

/** @throws when a guide names a table that does not exist; the build stops there. */
export function formatTable(name: string, number: number) {
  const draw = tables[name];
  if (!draw) throw new Error(`No table is called ${name}. Known: ${Object.keys(tables).join(', ')}.`);
  return draw(number);
}
