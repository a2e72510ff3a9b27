/** Patterns of personal data and secrets, with their replacements. Tokens are JWTs, or queries of links with a key. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/[\w.+%-][\w.+%'-]*(@|%40)[\w-]+(\.[\w-]+)+/g, '[email]'],
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, '[token]'],
  [/\?[\w-]+=[^\s"']*/g, '?[query]'],
  [/(?<![\w#.-])(\+1[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\w)/g, '[phone]'],
];

/** Removes personal data and secrets from a text, such as the message of an error. */
export const redact = (text: string): string =>
  PATTERNS.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);
