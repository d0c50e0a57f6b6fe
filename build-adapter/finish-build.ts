// After `next build`: every prerendered page gets its script policy, and one without an island loses the framework's scripts.
// Stripping is only an optimisation; with STRIP_FRAMEWORK_JS=0 the same pages hydrate and everything works.

import { readFile, writeFile } from 'node:fs/promises';
import type { NextAdapter } from 'next';
import { identityOrigins } from '@/lib/domain/people/identity-origins';
import { contentSecurityPolicy } from '@/lib/domain/site/content-security-policy';
import { countFrameworkScripts, withoutFrameworkScripts } from './framework-script';
import { inlineScriptHashes } from './inline-script-hashes';
import { islandsIn } from './islands';

type BuildContext = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];

/** Page files of the build by output id, so that a prerendered page finds the manifest of the page that made it. */
const manifestOf = (pageFile: string) => pageFile.replace(/\.js$/, '_client-reference-manifest.js');

async function setHeader(htmlFile: string, name: string, value: string) {
  const metaFile = htmlFile.replace(/\.html$/, '.meta');
  const meta = JSON.parse(await readFile(metaFile, 'utf8')) as { headers?: Record<string, string> };
  await writeFile(metaFile, JSON.stringify({ ...meta, headers: { ...meta.headers, [name]: value } }));
}

export async function finishBuild({ outputs }: BuildContext): Promise<void> {
  const strip = process.env.STRIP_FRAMEWORK_JS !== '0';
  const pageFiles = new Map(outputs.appPages.map((page) => [page.id, page.filePath]));
  const connect = identityOrigins(process.env.COGNITO_REGION?.trim() || null);
  const counts = { stripped: 0, hydrating: 0 };

  for (const page of outputs.prerenders) {
    const htmlFile = page.fallback?.filePath;
    if (!htmlFile?.endsWith('.html')) continue;
    if (page.fallback?.initialRevalidate) {
      throw new Error(
        `${page.pathname} revalidates: a new copy would lose its script policy. Render it per request.`,
      );
    }
    const pageFile = pageFiles.get(page.parentOutputId);
    if (!pageFile) throw new Error(`The build does not say which page made ${page.pathname}.`);

    let html = await readFile(htmlFile, 'utf8');
    const islands = islandsIn(await readFile(manifestOf(pageFile), 'utf8'));
    if (strip && islands.length === 0) {
      html = withoutFrameworkScripts(html);
      await writeFile(htmlFile, html);
    }
    counts[countFrameworkScripts(html) === 0 ? 'stripped' : 'hydrating'] += 1;
    const policy = contentSecurityPolicy({
      scriptHashes: inlineScriptHashes(html),
      connect,
      framedBy: page.pathname.startsWith('/embed/') ? 'any' : 'nobody',
    });
    await setHeader(htmlFile, 'content-security-policy', policy);
  }
  console.log(
    `Prerendered pages: ${counts.stripped} without framework scripts, ${counts.hydrating} that hydrate.`,
  );
}
