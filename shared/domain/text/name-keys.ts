/** Returns a name in the form for sorting and searching: lower case, without accents, single spaces. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@.]+/gu, ' ')
    .trim();

/** Returns whether each word of a search occurs in at least one of the texts. */
export const hasEveryWord = (texts: readonly string[], search: string): boolean => {
  const keys = texts.map(nameKey);
  return nameKey(search)
    .split(' ')
    .every((word) => keys.some((key) => key.includes(word)));
};

/** The maximum number of index keys for a name. */
const MAX_BEGINNINGS = 8;

/**
 * Returns the parts of a name that start at each word, as index keys. A search for the start of any word, or for
 * several words in a row, finds them.
 */
export const nameBeginnings = (name: string): string[] => {
  const words = nameKey(name).split(' ').filter(Boolean);
  return words.slice(0, MAX_BEGINNINGS).map((_, at) => words.slice(at).join(' '));
};
