import { RICH_TEXT_TAGS } from '@plumbline/shared/options/rich-text';
import sanitize from 'sanitize-html';

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
  transformTags: {
    // A link that leads nowhere is dropped, and its text stays.
    a: (_, { href }): sanitize.Tag =>
      href
        ? { tagName: 'a', attribs: { href, rel: 'noopener noreferrer nofollow', target: '_blank' } }
        : { tagName: 'dropped', attribs: {} },
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

/** Rich text of which only allowed tags, attributes and styles survive. */
export const withAllowed = (html: string): string => sanitize(html, options);

/** Stored rich text for pages that allow no styles but their own. */
export const withoutStyles = (stored: string): string => sanitize(stored, plain);
