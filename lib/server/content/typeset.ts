// TeX to drawn glyphs and MathML, once per formula: results are kept on disk by TeX, since starting MathJax costs more
// than reading them.

import 'server-only';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Adaptor, MathJaxObject, Node } from 'mathjax';

/** A formula: SVG shapes in units of 1/1000 em, the box they fill, and MathML for those who listen. */
export type Formula = {
  shapes: string;
  /** Left edge, top edge, width, height of the view box, y downward from the baseline. */
  box: [number, number, number, number];
  mathml: string;
};

export type Typeset = (tex: string, display: boolean) => Formula;

// Raise when the shape of a stored formula or the version of MathJax changes.
const version = 'mathjax-4.1.3-1';
const round = (text: string) => String(Math.round(Number.parseFloat(text)));

function shapesOf(node: Node, adaptor: Adaptor): string {
  return adaptor
    .childNodes(node)
    .map((child) => {
      const kind = adaptor.kind(child);
      const attribute = (name: string) => adaptor.getAttribute(child, name);
      const moved = attribute('transform')
        ?.replace(/(-?[\d.]+)(?=[,)])/g, (n) => (n.includes('.') && Math.abs(Number(n)) > 5 ? round(n) : n))
        .replace(/translate\((-?\d+),0\)/, 'translate($1)')
        .replace('translate(0)', '');
      const place = moved ? ` transform="${moved}"` : '';
      const inside = () => shapesOf(child, adaptor);
      if (kind === 'g') {
        const inner = inside();
        // A glyph alone in its group carries the group's place itself.
        if (place && /^<path d="[^"]*"\/>$/.test(inner)) return inner.replace('<path', `<path${place}`);
        return place ? `<g${place}>${inner}</g>` : inner;
      }
      if (kind === 'path') return `<path${place} d="${attribute('d')}"/>`;
      const keep = (names: string[]) =>
        names.map((name) => (attribute(name) ? ` ${name}="${attribute(name)}"` : '')).join('');
      if (kind === 'rect') return `<rect${place}${keep(['x', 'y', 'width', 'height'])}/>`;
      if (kind === 'line')
        return `<line${place}${keep(['x1', 'y1', 'x2', 'y2', 'stroke-width'])} stroke="currentColor"/>`;
      if (kind === 'svg') return `<svg${keep(['x', 'y', 'width', 'height', 'viewBox'])}>${inside()}</svg>`;
      if (kind === 'text') return `<text${place} font-size="884">${adaptor.textContent(child)}</text>`;
      return '';
    })
    .join('');
}

async function startMathJax(): Promise<MathJaxObject> {
  const { default: mathjax } = await import('mathjax');
  return mathjax.init({
    loader: { load: ['input/tex', 'output/svg'] },
    svg: { fontCache: 'none' },
    output: { linebreaks: { inline: false } },
    startup: { typeset: false },
  });
}

async function typesetOne(mathjax: MathJaxObject, tex: string, display: boolean): Promise<Formula> {
  const { adaptor } = mathjax.startup;
  const written = mathjax
    .tex2mml(tex, { display })
    .replace(/ (?:data-[a-z-]+|xmlns)="[^"]*"/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  const error = /<merror[^>]*>[\s\S]*?<mtext>([\s\S]*?)<\/mtext>/.exec(written);
  if (error) throw new Error(`The TeX "${tex}" cannot be read: ${error[1]}.`);
  const svg = adaptor.firstChild(await mathjax.tex2svgPromise(tex, { display }));
  const box = (adaptor.getAttribute(svg, 'viewBox') ?? '0 0 0 0')
    .split(' ')
    .map((n) => Math.round(Number(n)));
  return { shapes: shapesOf(svg, adaptor), box: box as Formula['box'], mathml: written };
}

const keyOf = (tex: string, display: boolean) => `${display ? 'D' : 'I'}${tex}`;

/** A store of formulas: ask for what a text needs, have it made, ask again. */
export function openTypesetter(folder = '.cache/math') {
  const file = path.join(folder, `${version}.json`);
  let store: Record<string, Formula> = {};
  try {
    store = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Formula>;
  } catch {
    // No store yet, or one cut short by a crash: it is only a cache.
  }
  let mathjax: Promise<MathJaxObject> | null = null;
  let dirty = false;
  const empty: Formula = { shapes: '', box: [0, 0, 0, 0], mathml: '' };

  return {
    /**
     * Runs `render` until every formula it asks for is there. `render` runs again after each round and must not keep anything.
     * @throws Error with a sentence for TeX that cannot be read.
     */
    async withMath<T>(render: (typeset: Typeset) => T): Promise<T> {
      for (;;) {
        const missing = new Map<string, { tex: string; display: boolean }>();
        const rendered = render((tex, display) => {
          const known = store[keyOf(tex, display)];
          if (!known) missing.set(keyOf(tex, display), { tex, display });
          return known ?? empty;
        });
        if (missing.size === 0) return rendered;
        mathjax ??= startMathJax();
        for (const [key, { tex, display }] of missing) {
          store[key] = await typesetOne(await mathjax, tex, display);
          dirty = true;
        }
      }
    },
    /** Keeps new formulas for the next run; written beside and moved, so that a reader never sees half a file. */
    save() {
      if (!dirty) return;
      mkdirSync(folder, { recursive: true });
      const beside = `${file}.${process.pid}`;
      writeFileSync(beside, JSON.stringify(store));
      renameSync(beside, file);
      dirty = false;
    },
  };
}
