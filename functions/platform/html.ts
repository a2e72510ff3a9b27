import { RICH_TEXT_TAGS } from '@plumbline/shared/options/rich-text';
import sanitize from 'sanitize-html';

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
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }) },
};

/** Rich text as it is stored: only allowed tags, attributes and styles survive. */
export const cleanHtml = (html: string): string => sanitize(html, options);
