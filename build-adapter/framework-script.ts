// What React and Next put into a prerendered page so that it can hydrate. A page without an island has no use for it.

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

const isFramework = (attributes: string, text: string) =>
  /\ssrc="\/_next\//.test(attributes) || /__next_f|TURBOPACK/.test(text);

/** The page without framework scripts. Our own scripts, JSON-LD and speculation rules stay. */
export function withoutFrameworkScripts(html: string): string {
  return html
    .replace(scriptPreload, '')
    .replace(scriptElement, (element, attributes: string, text: string) =>
      isFramework(attributes, text) ? '' : element,
    );
}

/** How many scripts of the framework a page asks for. */
export function countFrameworkScripts(html: string): number {
  return [...html.matchAll(scriptElement)].filter(([, attributes = '', text = '']) =>
    isFramework(attributes, text),
  ).length;
}
