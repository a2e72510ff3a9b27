import { RICH_TEXT_TAGS } from '@plumbline/shared/options/rich-text';
import { parseFragment, serialize } from 'parse5';
import sanitize from 'sanitize-html';

/** Deeper elements are dropped. Real lists have fewer levels, and parsers recurse into each level. */
const MAX_DEPTH = 40;
/** The most rounds until a text no longer changes; two are usual. */
const MAX_ROUNDS = 8;

const allowedStyles: ReadonlyMap<string, RegExp> = new Map([
  ['color', /^(#[0-9a-f]{3,8}|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\))$/i],
  ['font-family', /^[\w\s,'"-]{1,80}$/],
]);

/**
 * Returns the allowed declarations of a style attribute. The patterns of their values allow neither semicolons nor
 * comments.
 */
const keptStyles = (style: string): string =>
  style
    .split(';')
    .map((declaration) => /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(declaration) ?? [])
    .filter(([, name = '', value = '']) => allowedStyles.get(name)?.test(value))
    .map(([, name, value]) => `${name}:${value}`)
    .join(';');

const options: sanitize.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: { span: ['style'], a: ['href', 'rel', 'target'] },
  // The sanitizer doesn't parse styles, because its parser is as large as the rest of this code. `keptStyles` filters
  // them instead.
  parseStyleAttributes: false,
  allowedSchemes: ['http', 'https', 'mailto'],
  nestingLimit: MAX_DEPTH,
  // Removes a link whose address is missing or was rejected, and keeps its text.
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
  // The page around the text uses h1 and h2 for its own headings, so these become h3.
  transformTags: { ...options.transformTags, h1: 'h3', h2: 'h3' },
};

/**
 * Returns HTML that has only the allowed elements and equals what a browser's parser builds from it: every element is
 * closed, none overlaps another, and none closes the element around the text. It needs both steps. The sanitizer reads
 * tags without building a tree, so it passes `<b><p></b>`; the parser may move elements to parents that the sanitizer
 * didn't see. Repeats both until nothing changes.
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

/** Tags of cells, rows and blocks. When such an element is removed its text stays, so a space replaces the gap. */
const GAP =
  /<\/?(?:td|th|tr|caption|div|section|article|header|footer|dt|dd|figure|figcaption|blockquote|pre|address|main|nav|aside)\b/gi;

/**
 * Returns rich text with only the allowed elements, attributes and styles, well-formed. The words of two cells stay
 * separated.
 */
export const withAllowed = (html: string): string => toWellFormed(html.replace(GAP, ' $&'), options);

/** Returns stored rich text without styles, well-formed, for pages whose policy allows only their own styles. */
export const withoutStyles = (stored: string): string => toWellFormed(stored, plain);
