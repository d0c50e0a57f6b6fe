import { type StructuredData, toScriptText } from '@/lib/domain/site/structured-data';

/** Data for search engines; it runs no code. */
export function JsonLd({ data }: { data: StructuredData }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(data) }} />;
}
