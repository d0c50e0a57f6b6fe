// Which links a browser may open ahead of a click: pages with header and footer, since opening one changes nothing.
// App-like pages may start something, /go counts visits, /api is no page.

const never = ['/api/*', '/go/*'];

/**
 * The rules as the text of a speculationrules script.
 * @param appPatterns route patterns of the app-like pages, parameters in brackets.
 */
export function speculationRules(appPatterns: readonly string[]): string {
  const excluded = [...never, ...appPatterns.map((pattern) => pattern.replace(/\[[^\]]+\]/g, '*'))];
  return JSON.stringify({
    prerender: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: excluded } }] },
        eagerness: 'moderate',
      },
    ],
  });
}
