// Cuts the site's fonts out of the published families and measures what a fallback must be stretched by.
// Run after a font package changes: `npx tsx scripts/fonts/subset.ts`. It writes the font files of app/fonts and stand-ins.css.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const published = (family: string, file: string) =>
  `node_modules/@fontsource-variable/${family}/files/${family}-${file}.woff2`;

/** What English pages print: Latin-1, the punctuation of good type, and the few signs that stand in running text. */
const latin =
  Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('') +
  Array.from({ length: 0x100 - 0xa0 }, (_, i) => String.fromCharCode(0xa0 + i)).join('') +
  'ıŒœŸˆ˜ʻʼ‐‑‒–—‘’‚“”„†‡•…‰′″‹›⁄€™←↑→↓−∕';

/** Accented letters of names from other languages; a page that has none never fetches them. */
const accented = `${Array.from({ length: 0x180 - 0x100 }, (_, i) => String.fromCharCode(0x100 + i)).join('')}ȘșȚțẀẁẂẃẄẅẼẽ`;

type Axes = Record<string, number | { min: number; max: number }>;
const cuts: { to: string; from: string; text?: string; axes: Axes }[] = [
  // Share images are drawn at build by a program that reads still TrueType only.
  {
    to: 'literata-still.ttf',
    from: published('literata', 'latin-opsz-normal'),
    axes: { wght: 540, opsz: 60 },
  },
  { to: 'figtree-still.ttf', from: published('figtree', 'latin-wght-normal'), axes: { wght: 500 } },
  {
    to: 'literata.woff2',
    from: published('literata', 'latin-opsz-normal'),
    axes: { wght: { min: 400, max: 650 }, opsz: { min: 12, max: 60 } },
  },
  {
    to: 'literata-ext.woff2',
    from: published('literata', 'latin-ext-opsz-normal'),
    text: accented,
    axes: { wght: { min: 400, max: 650 }, opsz: { min: 12, max: 36 } },
  },
  {
    to: 'literata-italic.woff2',
    from: published('literata', 'latin-opsz-italic'),
    axes: { wght: { min: 400, max: 650 }, opsz: { min: 12, max: 36 } },
  },
  {
    to: 'figtree.woff2',
    from: published('figtree', 'latin-wght-normal'),
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** Two paragraphs of ordinary prose; what counts is the share of each letter, as readers meet it. */
const sample =
  'A vault cut into a mountain on the Arctic island of Spitsbergen stores more than a million seed samples from gene banks around the world. If a bank loses its collection to war or flood, copies are waiting in the cold. Each section is scored from 200 to 800 in steps of ten, and the total is their sum, so two students with the same number right can score differently. The SAT has 98 questions; Reading and Writing comes first, then a ten-minute break, then Math.';

const open = (data: Uint8Array) => fontkit.create(Buffer.from(data));
type Face = ReturnType<typeof open>;

/** One still instance of a variable font, so that its widths can be read. */
async function instance(file: string, axes: Record<string, number>): Promise<Face> {
  return open(await subsetFont(await readFile(file), latin, { targetFormat: 'sfnt', variationAxes: axes }));
}
const width = (font: Face) => font.layout(sample).advanceWidth / font.unitsPerEm;

/** Installed stand-ins with the widths of Times New Roman and Arial; Georgia's come from its published average. */
function installed(family: string): string {
  return execFileSync('fc-match', ['-f', '%{file}', family], { encoding: 'utf8' });
}

const locals: Record<string, string[]> = {
  'Literata on Georgia': ['Georgia'],
  'Literata on Noto': ['Noto Serif'],
  'Literata on Times': ['Times New Roman', 'Liberation Serif'],
  'Figtree on Arial': ['Arial', 'Liberation Sans', 'Helvetica'],
  'Figtree on Roboto': ['Roboto'],
};

/** A stand-in that takes as much room as the font: `weights` are those of the page that it stands in for. */
function standIn(family: string, weights: string, font: Face, fallbackWidth: number): string {
  const stretch = width(font) / fallbackWidth;
  const share = (units: number) => `${((units / font.unitsPerEm / stretch) * 100).toFixed(1)}%`;
  return `@font-face {
  font-family: "${family}";
  src: ${locals[family]?.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${weights};
  size-adjust: ${(stretch * 100).toFixed(1)}%;
  ascent-override: ${share(font.ascent)};
  descent-override: ${share(-font.descent)};
  line-gap-override: 0%;
}
`;
}

async function main() {
  for (const { to, from, axes, text = latin } of cuts) {
    const cut = await subsetFont(await readFile(from), text, {
      targetFormat: to.endsWith('.ttf') ? 'truetype' : 'woff2',
      variationAxes: axes,
    });
    await writeFile(`app/fonts/${to}`, cut);
    console.log(`${to}: ${cut.length} bytes`);
  }

  const metrics = JSON.parse(
    await readFile('node_modules/next/dist/server/capsize-font-metrics.json', 'utf8'),
  );
  const serif = published('literata', 'latin-opsz-normal');
  const sans = published('figtree', 'latin-wght-normal');
  // A stand-in has one weight, so the wider letters of headings need a stretch of their own.
  const faces = {
    text: await instance(serif, { wght: 400, opsz: 18 }),
    heading: await instance(serif, { wght: 540, opsz: 36 }),
    interface: await instance(sans, { wght: 400 }),
    label: await instance(sans, { wght: 600 }),
  };
  const times = width(open(await readFile(installed('Liberation Serif'))));
  const arial = width(open(await readFile(installed('Liberation Sans'))));
  const georgia = times * (metrics.georgia.xWidthAvg / metrics.timesNewRoman.xWidthAvg);
  const notoSerif = times * (metrics.notoSerif.xWidthAvg / 1000 / (metrics.timesNewRoman.xWidthAvg / 2048));
  const roboto = arial * (metrics.roboto.xWidthAvg / metrics.arial.xWidthAvg);

  const serifs = { Georgia: georgia, Noto: notoSerif, Times: times };
  const sanses = { Arial: arial, Roboto: roboto };
  const css = [
    ...Object.entries(serifs).flatMap(([name, fallback]) => [
      standIn(`Literata on ${name}`, '1 499', faces.text, fallback),
      standIn(`Literata on ${name}`, '500 900', faces.heading, fallback),
    ]),
    ...Object.entries(sanses).flatMap(([name, fallback]) => [
      standIn(`Figtree on ${name}`, '1 499', faces.interface, fallback),
      standIn(`Figtree on ${name}`, '500 900', faces.label, fallback),
    ]),
  ];
  const head =
    '/* Written by scripts/fonts/subset.ts: what stands in for the fonts until they arrive, stretched to the same measure. */\n\n';
  await writeFile('app/fonts/stand-ins.css', head + css.join(''));
}

void main();
