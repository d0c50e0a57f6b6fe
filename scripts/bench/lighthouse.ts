// Lighthouse on a phone with simulated throttling, as the tool ships it; a lab value of this machine.

import { spawnSync } from 'node:child_process';
import { requireChromium } from '@/scripts/chromium';

export type Scores = {
  path: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
};

type Report = { categories: Record<string, { score: number | null }> };

const chrome = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';

/** Mobile scores of a page, 0 to 100. A process of its own: the tool's functions are evaluated in the page as they are. */
function scoresOf(origin: string, path: string): Scores {
  const run = spawnSync(
    'npx',
    [
      'lighthouse',
      origin + path,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--chrome-flags=${chrome}`,
    ],
    { encoding: 'utf8', maxBuffer: 64e6, env: { ...process.env, CHROME_PATH: requireChromium() } },
  );
  if (run.status !== 0) throw new Error(`Lighthouse could not measure ${path}: ${run.stderr.slice(-500)}`);
  const { categories } = JSON.parse(run.stdout) as Report;
  const percent = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    path,
    performance: percent('performance'),
    accessibility: percent('accessibility'),
    bestPractices: percent('best-practices'),
    seo: percent('seo'),
  };
}

export const lighthouseScores = (origin: string, paths: string[]): Scores[] =>
  paths.map((path) => scoresOf(origin, path));
