import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { inlineScriptHashes } from './inline-script-hashes';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('every inline script that runs is named once, data and files are not', () => {
  const html =
    '<script>a()</script><script id="x">b()</script><script>a()</script>' +
    '<script type="speculationrules">{}</script>' +
    '<script type="application/ld+json">{}</script><script src="/shell.js" defer=""></script>';
  expect(inlineScriptHashes(html)).toEqual([hashOf('a()'), hashOf('b()'), hashOf('{}')]);
});

test('the hash is taken over the text as the browser reads it, line breaks and umlauts included', () => {
  expect(inlineScriptHashes('<script>\n"ü – ∑"\n</script>')).toEqual([hashOf('\n"ü – ∑"\n')]);
});
