/** A script that must run where it stands. Its text is constant, so that the page's policy can name it by hash. */
export function InlineScript({ text }: { text: string }) {
  return <script dangerouslySetInnerHTML={{ __html: text }} />;
}
