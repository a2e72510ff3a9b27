/** A name as it is sorted and searched by: small letters without accents, single spaces. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@.]+/gu, ' ')
    .trim();

/** Whether each word of a search is in one of some texts. */
export const hasEveryWord = (texts: readonly string[], search: string): boolean => {
  const keys = texts.map(nameKey);
  return nameKey(search)
    .split(' ')
    .every((word) => keys.some((key) => key.includes(word)));
};

/** How many beginnings of a name are kept at most, whatever was typed into it. */
const MAX_BEGINNINGS = 8;

/** The name from each of its words on: anyone who types the beginning of any word, or several in a row, finds it. */
export const nameBeginnings = (name: string): string[] => {
  const words = nameKey(name).split(' ').filter(Boolean);
  return words.slice(0, MAX_BEGINNINGS).map((_, at) => words.slice(at).join(' '));
};
