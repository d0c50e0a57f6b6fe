// How many bytes a page costs on the wire, each file compressed as a good server would: brotli, quality 11.

import { brotliCompressSync, constants } from 'node:zlib';

export type PageBytes = { path: string; html: number; css: number; script: number; frameworkScripts: number };

const compressed = (text: string): number =>
  brotliCompressSync(Buffer.from(text), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

async function read(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

const matches = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map((m) => m[1] ?? '')),
];

/** Bytes of one page: the document, its style sheets and its scripts, without fonts and images. */
export async function pageBytes(origin: string, path: string): Promise<PageBytes> {
  const html = await read(origin + path);
  const sum = async (files: string[]) => {
    const sizes = await Promise.all(
      files.map(async (file) => compressed(await read(new URL(file, origin).href))),
    );
    return sizes.reduce((total, size) => total + size, 0);
  };
  const styles = matches(html, /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g);
  // The noModule polyfill is skipped by every browser that runs modules.
  const scripts = matches(html.replace(/<script[^>]*noModule[^>]*>/gi, ''), /<script[^>]+src="([^"]+)"/g);
  return {
    path,
    html: compressed(html),
    css: await sum(styles),
    script: await sum(scripts),
    frameworkScripts: scripts.filter((file) => file.includes('/_next/')).length,
  };
}
