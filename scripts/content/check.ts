// npm run content:check [-- --set <id> | --guide <slug> | --lesson <id>]: every rule over everything that is written.
// Fails with one line per problem: file, id, rule, sentence.

import { allItems } from './bank';
import { compileBank } from './compile-bank';
import { toLine } from './problem';
import { readBank } from './read-bank';
import { findProblems } from './rules';

async function main() {
  const asked = process.argv.slice(2);
  const at = asked.findIndex((word) => ['--set', '--guide', '--lesson', '--form'].includes(word));
  const only = at < 0 ? null : (asked[at + 1] ?? '');
  const { bank, problems } = readBank();
  // Compiling is a check too: TeX that cannot be read, figures that are placed but not there.
  const compiled = await compileBank(bank, process.env.CONTENT_DIR ?? '.content');
  const all = [...problems, ...compiled.problems, ...findProblems(bank)];
  const fileOf = new RegExp(`/${only}\\.(?:yaml|md|json)$`);
  const isThere =
    !only || [...bank.papers, ...bank.guides, ...bank.lessons].some(({ file }) => fileOf.test(file));
  const shown = only ? all.filter(({ file }) => fileOf.test(file)) : all;
  for (const problem of shown) console.log(toLine(problem));
  if (!isThere && shown.length === 0) {
    console.log(`There is no set, form, guide or lesson "${only}".`);
    process.exitCode = 1;
    return;
  }
  const questions = allItems(bank).filter(({ file }) => !only || fileOf.test(file)).length;
  const texts = [...bank.guides, ...bank.lessons].filter(({ file }) => !only || fileOf.test(file)).length;
  console.log(`Content: ${questions} questions and ${texts} texts checked, ${shown.length} problems.`);
  if (shown.length > 0) process.exitCode = 1;
}

void main();
