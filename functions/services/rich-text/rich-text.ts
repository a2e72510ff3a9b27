import { RICH_TEXT_TAGS } from '@plumbline/shared/options/rich-text';
import { parseFragment, serialize } from 'parse5';
import sanitize from 'sanitize-html';

/** Deeper elements are dropped: real lists aren't nested this deep, and parsers recurse into them. */
const MAX_DEPTH = 40;
/** Rounds until a text no longer changes; two are usual. */
const MAX_ROUNDS = 8;

const allowedStyles: Readonly<Record<string, RegExp>> = {
  color: /^(#[0-9a-f]{3,8}|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\))$/i,
  'font-family': /^[\w\s,'"-]{1,80}$/,
};

/** The declarations of a style attribute that are allowed; their values leave no room for a semicolon or a comment. */
const keptStyles = (style: string): string =>
  style
    .split(';')
    .map((declaration) => /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(declaration) ?? [])
    .filter(([, name = '', value = '']) => allowedStyles[name]?.test(value))
    .map(([, name, value]) => `${name}:${value}`)
    .join(';');

const options: sanitize.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: { span: ['style'], a: ['href', 'rel', 'target'] },
  // Judged above: a parser of style sheets is as large as all else here.
  parseStyleAttributes: false,
  allowedSchemes: ['http', 'https', 'mailto'],
  nestingLimit: MAX_DEPTH,
  // Removes a link without an address, or whose address was refused, and keeps its text.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
  transformTags: {
    a: (_, { href = '' }): sanitize.Tag => ({
      tagName: 'a',
      attribs: { href, rel: 'noopener noreferrer nofollow', target: '_blank' },
    }),
    span: (_, { style = '' }): sanitize.Tag => {
      const kept = keptStyles(style);
      return { tagName: 'span', attribs: kept ? { style: kept } : {} };
    },
  },
};

const plain: sanitize.IOptions = {
  ...options,
  allowedTags: RICH_TEXT_TAGS.filter((tag) => tag !== 'span'),
  // The page around it has the only heading of its level.
  transformTags: { ...options.transformTags, h1: 'h3', h2: 'h3' },
};

/**
 * Returns HTML with only the allowed elements in it, exactly as a browser's parser builds it from the same text: every
 * element is closed, none overlaps another, and none can end the element that the text is put into.
 *
 * Neither step is enough alone. The sanitizer reads tags without building a tree, so `<b><p></b>` passes it; the parser
 * may move elements to places where the sanitizer sees other parents. Repeats both until nothing changes.
 */
const toWellFormed = (html: string, allowed: sanitize.IOptions): string => {
  let text = html;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = serialize(parseFragment(sanitize(text, allowed)));
    if (next === text) return text;
    text = next;
  }
  return serialize(parseFragment(sanitize(text, { ...allowed, allowedTags: [] })));
};

/**
 * Where an element that is not allowed begins or ends a cell, a row or a block: its text stays, and so must the gap.
 */
const GAP =
  /<\/?(?:td|th|tr|caption|div|section|article|header|footer|dt|dd|figure|figcaption|blockquote|pre|address|main|nav|aside)\b/gi;

/**
 * Returns rich text with only the allowed elements, attributes and styles, well-formed. Words of two cells stay apart.
 */
export const withAllowed = (html: string): string => toWellFormed(html.replace(GAP, ' $&'), options);

/** Returns stored rich text for pages that allow no styles but their own, well-formed. */
export const withoutStyles = (stored: string): string => toWellFormed(stored, plain);
