// What search engines may read of a page, in schema.org's words. Only facts that the page itself shows.

type Thing = { '@type': string; [property: string]: unknown };
export type StructuredData = Thing & { '@context': 'https://schema.org' };

const thing = (data: Thing): StructuredData => ({ '@context': 'https://schema.org', ...data });

/** @param origin of the site, without a trailing slash. */
export const websiteData = (site: { name: string; description: string }, origin: string): StructuredData =>
  thing({ '@type': 'WebSite', name: site.name, description: site.description, url: `${origin}/` });

/** Where a page stands; the last crumb is the page itself and has no address. */
export const breadcrumbData = (
  crumbs: readonly { label: string; path?: string }[],
  origin: string,
): StructuredData =>
  thing({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      ...(path && { item: origin + path }),
    })),
  });

/** @param updated ISO 8601 day of the last change. */
export const articleData = (
  article: { title: string; description: string; path: string; updated: string },
  site: { name: string },
  origin: string,
): StructuredData =>
  thing({
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    dateModified: article.updated,
    mainEntityOfPage: origin + article.path,
    author: { '@type': 'Organization', name: site.name, url: `${origin}/` },
    publisher: { '@type': 'Organization', name: site.name, url: `${origin}/` },
  });

/** A set or test one can take free of charge. */
export const quizData = (
  quiz: { title: string; description: string; path: string; about: string },
  origin: string,
): StructuredData =>
  thing({
    '@type': 'Quiz',
    name: quiz.title,
    description: quiz.description,
    about: quiz.about,
    url: origin + quiz.path,
    educationalUse: 'practice',
    isAccessibleForFree: true,
  });

/** JSON that cannot end the script element it stands in, whatever the words hold. */
export const toScriptText = (data: StructuredData): string => JSON.stringify(data).replaceAll('<', '\\u003c');
