import { paperItems } from './bank';
import { toLine } from './problem';
import { readPapers } from './read-papers';
import { checkHolds } from './rules/check-holds';

const only = process.argv.includes('--set') ? process.argv[process.argv.indexOf('--set') + 1] : null;
const { papers, problems } = readPapers();
const chosen = papers.filter(({ id }) => !only || id === only);
const all = [...problems.filter(({ file }) => !only || file.includes(`/${only}.`)), ...checkHolds(chosen)];
for (const problem of all) console.log(toLine(problem));
console.log(`${paperItems(chosen).length} questions read, ${all.length} problems.`);
process.exitCode = all.length > 0 || (only && chosen.length === 0) ? 1 : 0;
