// npm run content: compiles what is written into .content/ (or CONTENT_DIR).

import { compileBank } from './compile-bank';
import { toLine } from './problem';
import { readBank } from './read-bank';

async function main() {
  const { bank, problems: unread } = readBank();
  const started = performance.now();
  const compiled = await compileBank(bank, process.env.CONTENT_DIR ?? '.content');
  const problems = [...unread, ...compiled.problems];
  for (const problem of problems) console.error(toLine(problem));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { written, kept, removed } = compiled;
  console.log(`Content: ${written} files compiled, ${kept} unchanged, ${removed} removed in ${seconds} s.`);
  if (problems.length > 0) process.exitCode = 1;
}

void main();
