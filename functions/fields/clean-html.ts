import { HTML_MAX_LENGTH } from '@plumbline/shared/options/limits';
import { RICH_TEXT_TAGS } from '@plumbline/shared/options/rich-text';
import sanitize from 'sanitize-html';
import { ApiError } from '../http/errors.ts';

const options: sanitize.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: { span: ['style'], a: ['href', 'rel', 'target'] },
  allowedStyles: {
    span: {
      color: [/^#[0-9a-f]{3,8}$/i, /^rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\)$/],
      'font-family': [/^[\w\s,'"-]{1,80}$/],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  // A link that leads nowhere is dropped, and its text stays.
  transformTags: {
    a: (_, { href }): sanitize.Tag =>
      href
        ? { tagName: 'a', attribs: { href, rel: 'noopener noreferrer nofollow', target: '_blank' } }
        : { tagName: 'dropped', attribs: {} },
  },
};

const plain: sanitize.IOptions = {
  ...options,
  allowedTags: RICH_TEXT_TAGS.filter((tag) => tag !== 'span'),
  allowedStyles: {},
  // The page around it has the only heading of its level.
  transformTags: { ...options.transformTags, h1: 'h3', h2: 'h3' },
};

/** Stored rich text for pages that allow no styles but their own. */
export const withoutStyles = (stored: string): string => sanitize(stored, plain);

/**
 * Rich text as it is stored: only allowed tags, attributes and styles survive. Escaping makes a text longer than it was
 * sent, so its length is checked once more: a 400 on `field`.
 */
export const cleanHtml = (html: string, field: string): string => {
  const clean = sanitize(html, options);
  if (clean.length > HTML_MAX_LENGTH) throw new ApiError('rich_text_too_long', { path: field });
  return clean;
};
