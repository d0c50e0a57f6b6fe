// The part of MathJax 4 that typesetting uses; the package brings no types.

declare module 'mathjax' {
  export type Node = object;
  export type Adaptor = {
    kind(node: Node): string;
    childNodes(node: Node): Node[];
    firstChild(node: Node): Node;
    getAttribute(node: Node, name: string): string | undefined;
    outerHTML(node: Node): string;
    textContent(node: Node): string;
  };
  export type MathJaxObject = {
    startup: { adaptor: Adaptor };
    tex2svgPromise(tex: string, options: { display: boolean }): Promise<Node>;
    tex2mml(tex: string, options: { display: boolean }): string;
  };
  const mathjax: { init(config: object): Promise<MathJaxObject> };
  export default mathjax;
}
