import 'server-only';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const isGroup = (folder: string) => /^\(.*\)$/.test(folder);
const isPage = (file: string) => /^page\.tsx?$/.test(file);

/** Paths of the pages under a folder of `app/`, apart from those with a [parameter]. */
function pagesUnder(folder: string, path: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return isPage(entry.name) ? [path || '/'] : [];
    if (!entry.isDirectory() || /^[[@_]/.test(entry.name)) return [];
    return pagesUnder(join(folder, entry.name), isGroup(entry.name) ? path : `${path}/${entry.name}`);
  });
}

const appFolder = () => join(/* turbopackIgnore: true */ process.cwd(), 'app');

/** Pages of the route tree itself, so that no list of what exists is ever kept by hand. Read once per process. */
let known: Set<string> | null = null;

/** Whether a page answers at this path. Paths with a parameter (a set, a guide) are not pages in this sense. */
export function isPagePath(path: string): boolean {
  known ??= new Set(pagesUnder(appFolder(), ''));
  return known.has(path);
}

/** Prerendered pages with header and footer, for the sitemap, in alphabetical order. */
export function listChromePages(): string[] {
  return pagesUnder(join(appFolder(), '(chrome)'), '').sort();
}
