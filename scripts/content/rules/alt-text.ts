// A text alternative says what can be read off a figure: every named series, point, row head and label.

import type { Figure } from '@/lib/domain/question/figure';
import { texToText } from '@/lib/server/content/plain-text';
import { allItems, type Bank } from '@/scripts/content/bank';
import type { Problem } from '@/scripts/content/problem';
import type { Rule } from '@/scripts/content/rule';

const name = 'alt-text';
const plain = (text: string) =>
  texToText(text.replace(/(?<!\\)\$/g, ''))
    .replace(/[−–]/g, '-')
    .replace(/[,°]/g, '')
    .toLowerCase();

/** What the figure shows by name, so that its alternative must too. A table is read cell by cell and needs no list. */
function named(figure: Figure): string[] {
  if (figure.kind === 'plot') {
    return [...figure.series.flatMap(({ label }) => label ?? []), ...(figure.x.ticks ?? [])];
  }
  if (figure.kind === 'venn')
    return [...figure.sets.map(({ label }) => label), ...Object.values(figure.regions)];
  if (figure.kind === 'table') return [];
  return [
    ...Object.keys(figure.names),
    ...[...figure.segments, ...figure.angles, ...figure.arcs].flatMap(({ label }) => label ?? []),
    ...figure.labels.map(({ text }) => text),
  ];
}

/** What is wrong with one figure's alternative; sentences. */
export function altComplaints(figure: Figure): string[] {
  const { id, alt } = figure;
  const found: string[] = [];
  if (alt.split(/\s+/).length < 6) found.push(`The alt text of ${id} is too short to read anything off it.`);
  if (/^(?:an? )?(?:image|picture|graphic|figure|diagram) (?:of|showing|that shows)\b/i.test(alt)) {
    found.push(`The alt text of ${id} must begin with what is shown, not with "image of".`);
  }
  const said = plain(alt);
  const missing = named(figure).filter((label) => !said.includes(plain(label)));
  if (missing.length > 0) found.push(`The alt text of ${id} does not say ${missing.join(', ')}.`);
  return found;
}

function find(bank: Bank): Problem[] {
  const own = allItems(bank).flatMap(({ file, question }) =>
    question.figure ? [{ file, id: question.id, figure: question.figure }] : [],
  );
  const shared = bank.papers.flatMap(({ file, modules }) =>
    modules.flatMap((module) =>
      module.stimuli.flatMap(({ id, figures }) => figures.map((figure) => ({ file, id, figure }))),
    ),
  );
  return [...own, ...shared].flatMap(({ file, id, figure }) =>
    altComplaints(figure).map((message) => ({ rule: name, file, id, message })),
  );
}

export const altText: Rule = { name, find };
