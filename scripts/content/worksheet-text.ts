// What a student sees of a set, as plain text: passages, figures, stems and choices, and nothing that gives a key away.

import type { Figure } from '@/lib/domain/question/figure';
import type { Stimulus } from '@/lib/domain/question/question';
import { placedFigure } from '@/lib/server/content/compile-stimulus';
import { toPrinted } from '@/lib/server/content/figure-label';
import { toText } from '@/lib/server/content/plain-text';
import type { Item } from './bank';

/** Portions keep their numbers: [3: words], [3]; plain underlining becomes _words_. */
const print = (text: string): string =>
  toText(text.replace(/\[\[(\d+(?::[^\]]*)?)\]\]/g, '[$1]').replace(/\[\[([^\]]+)\]\]/g, '_$1_'));

function tableText({ columns, rows }: Extract<Figure, { kind: 'table' }>): string {
  const cells = [columns, ...rows].map((row) =>
    row.map((cell) => (typeof cell === 'number' ? toPrinted(cell) : print(cell))),
  );
  const widths = columns.map((_, i) => Math.max(...cells.map((row) => (row[i] ?? '').length)));
  const lines = cells.map((row) => `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`);
  lines.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  return lines.join('\n');
}

function figureText(figure: Figure): string {
  const head = [figure.title ? print(figure.title) : 'Figure', figure.caption ? print(figure.caption) : '']
    .filter(Boolean)
    .join('. ');
  const body =
    figure.kind === 'table'
      ? tableText(figure)
      : `(A drawing.) ${figure.alt}${figure.kind === 'geometry' ? ` The figure is ${figure.scale}.` : ''}`;
  return `[${head}]\n${body}`;
}

function stimulusText(stimulus: Stimulus): string {
  const unplaced = new Set(stimulus.figures.map(({ id }) => id));
  const paragraphs = stimulus.paragraphs.map(({ id, kind, text }) => {
    const place = placedFigure(text);
    const figure = stimulus.figures.find((one) => one.id === place);
    if (figure) {
      unplaced.delete(figure.id);
      return figureText(figure);
    }
    if (kind === 'heading') return print(text).toUpperCase();
    if (kind === 'verse') return text.trim().split('\n').map(print).join('\n');
    return `(${id.slice(1)}) ${print(text)}`;
  });
  const left = stimulus.figures.filter(({ id }) => unplaced.has(id)).map(figureText);
  return [`== ${print(stimulus.title)}`, stimulus.intro ? print(stimulus.intro) : '', ...paragraphs, ...left]
    .filter(Boolean)
    .join('\n\n');
}

/** The worksheet of one set, form or lesson: its items in order, each text once, before its first question. */
export function worksheetText(title: string, items: readonly Item[]): string {
  const shown = new Set<string>();
  const blocks = items.flatMap(({ question, stimulus }, i) => {
    const out: string[] = [];
    if (stimulus && !shown.has(stimulus.id)) {
      shown.add(stimulus.id);
      out.push(stimulusText(stimulus));
    }
    const about = stimulus ? ` (about "${print(stimulus.title)}")` : '';
    out.push(`-- Question ${i + 1} of ${items.length}, id ${question.id}${about}`);
    if (question.figure) out.push(figureText(question.figure));
    out.push(print(question.stem));
    out.push(
      question.kind === 'choice'
        ? question.choices.map(({ id, text }) => `   ${id}  ${print(text)}`).join('\n')
        : '   Answer: a number.',
    );
    return out;
  });
  return [title, ...blocks].join('\n\n');
}

/** The file a reader fills in. */
export function emptyAnswers(owner: string, items: readonly Item[]): string {
  const blank = { answer: '', confidence: 'sure', band: 3, dead: [], complaints: [] };
  const answers = Object.fromEntries(items.map(({ question }) => [question.id, blank]));
  return JSON.stringify({ set: owner, reader: '', date: '', answers }, null, 2);
}
