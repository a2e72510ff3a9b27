import { HTML_MAX_LENGTH } from '@plumbline/shared/options/limits';
import { ApiError } from '../../platform/errors.ts';

/**
 * Returns rich text as it is stored, with allowed elements only. Throws 400 on `field` when the result is too long,
 * because escaping can lengthen a text. Only calls with a text load the parser.
 */
export const cleanHtml = async (html: string, field: string): Promise<string> => {
  if (!html) return '';
  const { withAllowed } = await import('./rich-text.ts');
  const clean = withAllowed(html);
  if (clean.length > HTML_MAX_LENGTH) throw new ApiError('rich_text_too_long', { path: field });
  return clean;
};
