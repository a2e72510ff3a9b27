import { blockedWordsIn, withoutBlockedWords } from '@plumbline/shared/domain/text/blocked-words';
import { parseHtml, textNodesOf } from '../../lib/html/text-nodes.ts';

const LEAVES = 'p, li, h1, h2, h3, h4, h5, h6, td, th, blockquote, pre, div';

/**
 * Removes words from formatted text and keeps the rest unchanged. A paragraph loses its formatting when a word extends
 * over several of its elements; a link with a blocked address becomes text.
 */
export const htmlWithoutWords = (html: string, words: readonly string[]): string => {
  const body = parseHtml(html);
  for (const link of body.querySelectorAll('a[href]')) {
    if (blockedWordsIn(link.getAttribute('href') ?? '', words).length > 0) link.replaceWith(...link.childNodes);
  }
  body.normalize();
  for (const node of textNodesOf(body)) {
    if (blockedWordsIn(node.data, words).length > 0) node.data = withoutBlockedWords(node.data, words);
  }
  for (const leaf of [body, ...body.querySelectorAll(LEAVES)].filter((each) => !each.querySelector(LEAVES))) {
    const text = leaf.textContent ?? '';
    if (blockedWordsIn(text, words).length > 0) leaf.textContent = withoutBlockedWords(text, words);
  }
  return body.innerHTML;
};
