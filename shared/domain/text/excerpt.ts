const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Returns stored rich text without its tags. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the start of a plain or rich text, at most `max` characters long, cut between words where possible. */
export const excerpt = (text: string, max: number): string => {
  const plain = plainText(text);
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max - 1);
  const end = plain[max - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
};
