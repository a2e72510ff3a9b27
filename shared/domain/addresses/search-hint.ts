import { visibleLine } from '../text/visible-text.ts';

/**
 * Returns a parameter of an address about the visitor's search, such as a trade. Undefined for an empty or longer text,
 * because a hint that doesn't fit is no reason to refuse a sign-up.
 */
export const searchHint = (text: string | null | undefined, max: number): string | undefined => {
  const hint = visibleLine(text ?? '');
  return hint !== '' && hint.length <= max ? hint : undefined;
};
