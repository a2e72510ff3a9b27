import { HTML_MAX_LENGTH } from '@plumbline/shared/options/limits';
import { ApiError } from '../../platform/errors.ts';

/**
 * Rich text as it is stored: only what is allowed survives. Escaping makes a text longer than it was sent, so its
 * length is checked again: a 400 on `field`. The parser is loaded by those few calls that bring a text.
 */
export const cleanHtml = async (html: string, field: string): Promise<string> => {
  if (!html) return '';
  const { withAllowed } = await import('./rich-text.ts');
  const clean = withAllowed(html);
  if (clean.length > HTML_MAX_LENGTH) throw new ApiError('rich_text_too_long', { path: field });
  return clean;
};
