import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { finishBuild } from './finish-build';

type Context = Parameters<typeof finishBuild>[0];

const html =
  '<html><head><script>boot()</script><script src="/_next/static/chunks/a.js" async=""></script></head>' +
  '<body><p>Words</p><script>self.__next_f.push([1,"x"])</script></body></html>';

/** A build with one prerendered page, as Next hands it over. */
async function aBuild({ island = false, pathname = '/guide', revalidate = false as number | false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'finish-build-'));
  const file = (name: string) => join(folder, name);
  const modules = {
    '[project]/node_modules/next/dist/x.js': {},
    ...(island && { '[project]/app/tool.tsx': {} }),
  };
  await writeFile(file('page.html'), html);
  await writeFile(
    file('page.meta'),
    JSON.stringify({ headers: { 'x-next-cache-tags': 'a' }, postponed: null }),
  );
  await writeFile(
    file('page_client-reference-manifest.js'),
    `globalThis.__RSC_MANIFEST["/page"] = ${JSON.stringify({ clientModules: modules })};`,
  );
  const outputs = {
    appPages: [{ id: '/page', filePath: file('page.js') }],
    prerenders: [
      {
        pathname,
        parentOutputId: '/page',
        fallback: { filePath: file('page.html'), initialRevalidate: revalidate },
      },
      { pathname: '/guide.rsc', parentOutputId: '/page', fallback: { filePath: file('page.rsc') } },
    ],
  };
  return {
    context: { outputs } as unknown as Context,
    html: () => readFile(file('page.html'), 'utf8'),
    headers: async () => JSON.parse(await readFile(file('page.meta'), 'utf8')).headers,
  };
}

const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
const before = process.env.STRIP_FRAMEWORK_JS;

afterEach(() => {
  log.mockClear();
  if (before === undefined) delete process.env.STRIP_FRAMEWORK_JS;
  else process.env.STRIP_FRAMEWORK_JS = before;
});

test('a page without an island loses the framework and names only the script that is left', async () => {
  const build = await aBuild();
  await finishBuild(build.context);
  expect(await build.html()).not.toContain('/_next/');
  expect(await build.html()).toContain('<p>Words</p>');
  const headers = await build.headers();
  expect(headers['content-security-policy'].match(/sha256-/g)).toHaveLength(1);
  expect(headers['x-next-cache-tags']).toBe('a');
  expect(log).toHaveBeenCalledWith('Prerendered pages: 1 without framework scripts, 0 that hydrate.');
});

test('a page with an island hydrates, and its policy names every inline script', async () => {
  const build = await aBuild({ island: true });
  await finishBuild(build.context);
  expect(await build.html()).toBe(html);
  expect((await build.headers())['content-security-policy'].match(/sha256-/g)).toHaveLength(2);
});

test('with the switch off every page keeps its scripts and still has a policy for them', async () => {
  process.env.STRIP_FRAMEWORK_JS = '0';
  const build = await aBuild();
  await finishBuild(build.context);
  expect(await build.html()).toBe(html);
  expect((await build.headers())['content-security-policy'].match(/sha256-/g)).toHaveLength(2);
});

test('only an embedded page may be framed', async () => {
  const page = await aBuild();
  await finishBuild(page.context);
  expect((await page.headers())['content-security-policy']).toContain("frame-ancestors 'none'");
  const embedded = await aBuild({ pathname: '/embed/calculator' });
  await finishBuild(embedded.context);
  expect((await embedded.headers())['content-security-policy']).toContain('frame-ancestors *');
});

test('a page that would be made anew without a policy stops the build', async () => {
  const build = await aBuild({ revalidate: 60 });
  await expect(finishBuild(build.context)).rejects.toThrow('/guide revalidates');
});
