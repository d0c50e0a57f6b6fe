import 'server-only';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const isGroup = (folder: string) => /^\(.*\)$/.test(folder);
const isPage = (file: string) => /^page\.tsx?$/.test(file);

/** Route patterns of the pages under a folder of `app/`, a parameter as it is written: /act-practice/[set]. */
function pagesUnder(folder: string, path: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return isPage(entry.name) ? [path || '/'] : [];
    if (!entry.isDirectory() || /^[@_]/.test(entry.name)) return [];
    return pagesUnder(join(folder, entry.name), isGroup(entry.name) ? path : `${path}/${entry.name}`);
  });
}

const appFolder = () => join(/* turbopackIgnore: true */ process.cwd(), 'app');
const hasParameter = (pattern: string) => pattern.includes('[');

/** Pages of the route tree itself, so that no list of what exists is ever kept by hand. Read once per process. */
let known: Set<string> | null = null;

/** Whether a page answers at this very path. A page with a parameter (a set, a guide) is not one in this sense. */
export function isPagePath(path: string): boolean {
  known ??= new Set(pagesUnder(appFolder(), '').filter((pattern) => !hasParameter(pattern)));
  return known.has(path);
}

/** Pages with header and footer that have no parameter, for the sitemap, in alphabetical order. */
export const listChromePages = (): string[] =>
  pagesUnder(join(appFolder(), '(chrome)'), '')
    .filter((pattern) => !hasParameter(pattern))
    .sort();

/** Route patterns of the app-like pages, in alphabetical order. */
export const listAppPatterns = (): string[] => pagesUnder(join(appFolder(), '(app)'), '').sort();
