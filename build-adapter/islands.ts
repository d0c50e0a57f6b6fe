// An island is a client component of ours on a page. The build says which there are: its manifest for the page lists every
// client module that the page can load.

/** Next's own modules are on every page; the global error page only shows when React has failed, so it is no reason to load it. */
const isOurs = (module: string) =>
  !/\/node_modules\/next\//.test(module) && !/\/app\/global-error\./.test(module);

/**
 * Client modules of ours in a page's client reference manifest, without their export names.
 * @param manifest the text of a `…_client-reference-manifest.js` of the build.
 * @throws when the text has no manifest: then the build has changed its shape and nothing may be stripped on a guess.
 */
export function islandsIn(manifest: string): string[] {
  const at = manifest.indexOf('] = {');
  if (at < 0) throw new Error('The build wrote a client reference manifest of an unknown shape.');
  const json = manifest.slice(at + '] = '.length).replace(/;\s*$/, '');
  const { clientModules } = JSON.parse(json) as { clientModules?: Record<string, unknown> };
  if (!clientModules) throw new Error('The build wrote a client reference manifest without client modules.');
  return [
    ...new Set(
      Object.keys(clientModules)
        .filter(isOurs)
        .map((name) => name.replace(/ <.*$/, '')),
    ),
  ];
}
