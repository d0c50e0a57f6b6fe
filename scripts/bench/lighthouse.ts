// Lighthouse on a phone with simulated throttling, as the tool ships it; a lab value of this machine.

import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { requireChromium } from '@/scripts/chromium';

export type Scores = {
  path: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
};

const port = 9333;
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  `--remote-debugging-port=${port}`,
];

const percent = (score: number | null | undefined): number => Math.round((score ?? 0) * 100);

/** Mobile scores of each page, 0 to 100. */
export async function lighthouseScores(origin: string, paths: string[]): Promise<Scores[]> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: flags });
  const all: Scores[] = [];
  try {
    for (const path of paths) {
      const result = await lighthouse(origin + path, { port, logLevel: 'error', output: 'json' });
      const found = result?.lhr.categories;
      all.push({
        path,
        performance: percent(found?.performance?.score),
        accessibility: percent(found?.accessibility?.score),
        bestPractices: percent(found?.['best-practices']?.score),
        seo: percent(found?.seo?.score),
      });
    }
  } finally {
    await browser.close();
  }
  return all;
}
