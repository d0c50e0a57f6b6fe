import { expect, test } from '@jest/globals';
import { islandsIn } from './islands';

const manifest = (modules: string[]) =>
  `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
globalThis.__RSC_MANIFEST["/(chrome)/page"] = ${JSON.stringify({ clientModules: Object.fromEntries(modules.map((name) => [name, { id: 1 }])) })};`;

test('a page with Next’s own modules only has no island', () => {
  const modules = [
    '[project]/node_modules/next/dist/esm/client/components/layout-router.js',
    '[project]/app/global-error.tsx <module evaluation>',
  ];
  expect(islandsIn(manifest(modules))).toEqual([]);
});

test('a component of ours or of a package is an island, named once', () => {
  const modules = [
    '[project]/node_modules/next/dist/client/app-dir/link.js',
    '[project]/components/exam/exam-runner.tsx <module evaluation>',
    '[project]/components/exam/exam-runner.tsx',
    '[project]/node_modules/@base-ui/react/dialog.js',
  ];
  expect(islandsIn(manifest(modules))).toEqual([
    '[project]/components/exam/exam-runner.tsx',
    '[project]/node_modules/@base-ui/react/dialog.js',
  ]);
});

test('a manifest of another shape stops the build instead of a guess', () => {
  expect(() => islandsIn('export default {}')).toThrow('unknown shape');
  expect(() => islandsIn('x["/page"] = {"other":{}};')).toThrow('without client modules');
});
