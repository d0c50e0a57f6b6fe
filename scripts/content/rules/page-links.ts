// A link in a text leads to a page of ours that exists, or to another site by its whole address.

import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Bank } from '@/scripts/content/bank';
import type { Problem } from '@/scripts/content/problem';
import type { Rule } from '@/scripts/content/rule';

const name = 'page-links';

/** Every address the app has, as a pattern; groups in parentheses are not part of an address. */
export function routePatterns(folder = 'app'): RegExp[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?:page\.tsx|route\.tsx?)$/.test(entry.name))
    .map((entry) => path.relative(folder, entry.parentPath).split(path.sep))
    .map((parts) => parts.filter((part) => part !== '' && !part.startsWith('(')))
    .map(
      (parts) => new RegExp(`^/${parts.map((part) => (part.startsWith('[') ? '[^/]+' : part)).join('/')}$`),
    );
}

/** The places a Markdown text links to. */
const targetsIn = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)(?:\s[^)]*)?\)/g)].map(([, target = '']) => target);

function reason(target: string, patterns: RegExp[], bank: Bank): string | null {
  if (/^(?:https:\/\/|mailto:|#)/.test(target)) return null;
  if (!target.startsWith('/')) return `The link "${target}" must begin with / or https://.`;
  const [page = ''] = target.split(/[?#]/);
  if (page !== '/' && !patterns.some((pattern) => pattern.test(page))) return `There is no page ${page}.`;
  const [, kind, slug] = /^\/(act-problem-sets|act-practice|guides)\/([^/]+)$/.exec(page) ?? [];
  if (!kind) return null;
  const isThere =
    kind === 'guides'
      ? bank.guides.some(({ head }) => head.slug === slug && head.status === 'live' && !head.path)
      : bank.papers.some(({ id, status }) => id === slug && status === 'live');
  return isThere ? null : `There is no page ${page}.`;
}

export const pageLinks: Rule = {
  name,
  find: (bank) => {
    const patterns = routePatterns();
    const texts = [
      ...bank.guides.map(({ file, head, text }) => ({ file, id: head.slug, text })),
      ...bank.lessons.map(({ file, head, text }) => ({ file, id: head.id, text })),
    ];
    return texts.flatMap(({ file, id, text }) =>
      targetsIn(text).flatMap((target): Problem[] => {
        const message = reason(target, patterns, bank);
        return message ? [{ rule: name, file, id, message }] : [];
      }),
    );
  },
};
