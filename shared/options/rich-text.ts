/** The elements that the rich-text toolbar makes, and no others, are stored and shown. */
export const RICH_TEXT_TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'ul', 'ol', 'li'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'span', 'a'],
] as const;
