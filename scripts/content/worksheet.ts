// npm run content:worksheet -- --set <id> [--answers]: prints what a student sees, or an empty answer file for a reader.

import { itemsOf } from './find-owner';
import { readBank } from './read-bank';
import { emptyAnswers, worksheetText } from './worksheet-text';

const at = process.argv.indexOf('--set');
const id = at < 0 ? undefined : process.argv[at + 1];
const { bank } = readBank();
const items = id ? itemsOf(bank, id) : [];
if (!id || items.length === 0) {
  const known = bank.papers.map((paper) => paper.id).join(', ');
  console.error(
    `Name a set, form or lesson: npm run content:worksheet -- --set <id>. Written are: ${known || 'none'}.`,
  );
  process.exitCode = 1;
} else if (process.argv.includes('--answers')) {
  console.log(emptyAnswers(id, items));
} else {
  const title = bank.papers.find((paper) => paper.id === id)?.title ?? id;
  console.log(worksheetText(title, items));
}
