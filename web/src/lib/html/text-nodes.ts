/** Returns the body of formatted text, apart from the page. */
export const parseHtml = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/** Returns the pieces of text in an element, in their order. A change of their `data` keeps the formatting. */
export const textNodesOf = (element: HTMLElement): Text[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
};
