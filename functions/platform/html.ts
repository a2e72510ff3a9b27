import sanitize from 'sanitize-html';

/** What the rich-text toolbar can make, and nothing else. */
const options: sanitize.IOptions = {
  allowedTags: [
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'span',
    'a',
  ],
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
