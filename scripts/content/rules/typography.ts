// Straight double quotation marks in the source, thousands separators in numbers, a real minus sign nowhere in TeX.

import type { Rule } from '@/scripts/content/rule';
import { around, everyText } from './words';

const name = 'typography';

type Fault = { pattern: RegExp; says: string };

const inWords: Fault[] = [
  { pattern: /[“”‘’]/g, says: 'write straight quotation marks; they are curled in print' },
  {
    pattern: /(?<![\w'])'(?!(?:\d0s|em|til|tis|twas)\b)[^'\n]{2,60}?[\w,.!?]'(?![\w'])/g,
    says: 'quote with double quotation marks',
  },
  { pattern: /(?<![\d.,/$#-])\d{5,}(?![\d/]|\.\d*[a-z])/g, says: 'write a thousands separator' },
  {
    pattern: /(?<![\d.,/$#A-Za-z–-])(?!1[0-9]{3}\b|20[0-9]{2}\b)\d{4}(?![\d/–-])/g,
    says: 'write a thousands separator',
  },
  { pattern: /[^\S\n]{2,}(?=\S)/g, says: 'there is a double space' },
  { pattern: / - |--/g, says: 'write a dash (— or –) or a minus sign (−), not a hyphen' },
];

const inMath: Fault[] = [
  { pattern: /\d,\d{3}(?!\d)/g, says: 'write {,} as the thousands separator inside math' },
  { pattern: /(?<![\d.}])\d{5,}(?!\d)/g, says: 'write {,} as the thousands separator inside math' },
  { pattern: /(?<!\\)%/g, says: 'write \\% inside math' },
  { pattern: /[−×÷≤≥≠√π]/g, says: 'write the TeX command inside math' },
];

const mathIn = /(?<!\\)\$\$?((?:\\.|[^$\\])+)\$\$?/g;

export const typography: Rule = {
  name,
  find: (bank) =>
    everyText(bank).flatMap(({ file, id, where, text }) => {
      const formulas = [...text.matchAll(mathIn)].map(([, tex = '']) => tex);
      const words = text
        .replace(mathIn, '§')
        .replace(/\]\([^)]*\)/g, '] ')
        .replace(/^(?:\||-+\s|\{\{).*$/gm, '');
      const found = [
        ...inWords.flatMap((fault) =>
          [...words.matchAll(fault.pattern)].map((hit) => ({ fault, hit, text: words })),
        ),
        ...formulas.flatMap((tex) =>
          inMath.flatMap((fault) =>
            [...tex.matchAll(fault.pattern)].map((hit) => ({ fault, hit, text: tex })),
          ),
        ),
      ];
      return found.map(({ fault, hit, text: source }) => ({
        rule: name,
        file,
        id,
        message: `In ${where}, near "${around(source, hit.index, hit[0].length)}": ${fault.says}.`,
      }));
    }),
};
