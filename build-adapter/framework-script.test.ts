import { expect, test } from '@jest/globals';
import { countFrameworkScripts, withoutFrameworkScripts } from './framework-script';

const ours =
  '<script>var root = document.documentElement;</script>' +
  '<script type="application/ld+json">{"@type":"WebSite"}</script>' +
  '<script type="speculationrules">{"prerender":[]}</script>' +
  '<script src="/shell.js" defer=""></script>';
const framework =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
  '<script src="/_next/static/chunks/b.js" async=""></script>' +
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"a \\u003c/script> b"])</script>';
const text = '<link rel="stylesheet" href="/_next/static/chunks/c.css"/><p>Text with __next_f in it</p>';

test('what React needs goes, and words, styles and our own scripts stay byte for byte', () => {
  expect(withoutFrameworkScripts(`${framework}${text}${ours}`)).toBe(`${text}${ours}`);
});

test('framework scripts are counted, ours are not', () => {
  expect(countFrameworkScripts(framework + ours)).toBe(4);
  expect(countFrameworkScripts(ours)).toBe(0);
});
