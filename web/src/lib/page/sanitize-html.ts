import { RICH_TEXT_TAGS } from '@plumbline/shared/options/rich-text';
import DOMPurify from 'dompurify';

/** Keeps only a color and a font of a style; everything else is dropped. */
const STYLE = /^(color|font-family):\s*[\w\s#(),.%"'-]+$/;

const purifier = DOMPurify();
purifier.addHook('uponSanitizeAttribute', (_node, data) => {
  if (data.attrName !== 'style') return;
  data.attrValue = data.attrValue
    .split(';')
    .map((rule) => rule.trim())
    .filter((rule) => STYLE.test(rule) && !/url\(/i.test(rule))
    .join('; ');
  data.keepAttr = data.attrValue !== '';
});
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer nofollow');
});

/** Cleans users' rich text for display, as a second layer: the server has already cleaned it. */
export const sanitizeHtml = (html: string): string =>
  purifier.sanitize(html, { ALLOWED_TAGS: [...RICH_TEXT_TAGS], ALLOWED_ATTR: ['href', 'style', 'target', 'rel'] });
