/** The elements that the rich-text toolbar creates. All other elements are removed from stored and displayed text. */
export const RICH_TEXT_TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'ul', 'ol', 'li'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'span', 'a'],
] as const;
