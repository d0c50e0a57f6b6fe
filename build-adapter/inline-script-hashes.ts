import { createHash } from 'node:crypto';

const inlineScript = /<script\b(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Data blocks run no code and need no hash; speculation rules do, like any script. */
const isData = (attributes: string) => /\stype="application\/(ld\+)?json"/.test(attributes);

/** `sha256-…` of every inline script of a page, each once, as the script policy names them. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !isData(attributes))
    .map(([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
  return [...new Set(hashes)];
}
