// npm run --silent content:stats [-- --json]: what is live, counted.

import { toLine } from './problem';
import { readBank } from './read-bank';
import { statisticsOf, toTable } from './statistics';

const { bank, problems } = readBank();
const statistics = statisticsOf(bank);
console.log(
  process.argv.includes('--json') ? JSON.stringify(statistics, null, 2) : toTable(statistics, bank),
);
for (const problem of problems) console.error(toLine(problem));
if (problems.length > 0) process.exitCode = 1;
