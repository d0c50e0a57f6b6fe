/** Lets the browser prepare a page when its link is about to be clicked. Browsers that do not know of it ignore it. */
export function SpeculationRules({ text }: { text: string }) {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: text }} />;
}
