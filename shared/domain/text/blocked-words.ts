/** A domain, perhaps with the beginning of a path, such as `t.me` or `example.com/join`. */
const LINK = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/\S*)?$/u;

export const isLink = (entry: string): boolean => LINK.test(entry);

/** Accents and invisible characters, which a writer could put between the letters of a word. */
const MARKS = '[\\p{M}\\p{Cf}]*';

const escaped = (letter: string): string => letter.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Returns a text in the form in which entries are looked for: letters apart from their accents. */
const decomposed = (text: string): string => text.normalize('NFD');

const withoutMarks = (text: string): string => decomposed(text).replace(/[\p{M}\p{Cf}]/gu, '');

const lettersOf = (entry: string): string =>
  [...withoutMarks(entry)].map((each) => (/\s/.test(each) ? '[\\s_-]+' : `${escaped(each)}${MARKS}`)).join('');

/**
 * Returns a pattern that matches a whole word or phrase in any case, with and without accents. A link also matches
 * after a subdomain and in an e-mail address.
 */
const patternOf = (entry: string): RegExp =>
  isLink(entry)
    ? new RegExp(`(?<![\\p{L}\\p{N}-])${lettersOf(entry)}(?!-?[\\p{L}\\p{N}])`, 'giu')
    : new RegExp(`(?<![\\p{L}\\p{N}]\\p{M}*)${lettersOf(entry)}(?![\\p{L}\\p{N}])`, 'giu');

/** A longer domain continues after the dot; a capital letter begins the next sentence, without a space before it. */
const LONGER_DOMAIN = /^\.[\p{Ll}\p{N}]/u;

const hasEntry = (text: string, entry: string): boolean =>
  [...text.matchAll(patternOf(entry))].some(
    (match) => !isLink(entry) || !LONGER_DOMAIN.test(text.slice(match.index + match[0].length)),
  );

/** Returns the entries that occur in a text, in the order of the list. */
export const blockedWordsIn = (text: string, entries: readonly string[]): string[] => {
  if (!entries.length || !text) return [];
  const searched = decomposed(text);
  return entries.filter((entry) => hasEntry(searched, entry));
};

/** Removes a link with its protocol, subdomain and path, which would mean nothing without it. */
const withoutLink = (text: string, entry: string): string =>
  text
    .split(/(\s+)/)
    .map((part) => (hasEntry(part, entry) ? (/[.,;:!?)]+$/.exec(part)?.[0] ?? '') : part))
    .join('');

/**
 * Returns the text without the entries. One space remains where one was removed between words. A text without any of
 * them stays as it is.
 */
export const withoutBlockedWords = (text: string, entries: readonly string[]): string => {
  const found = blockedWordsIn(text, entries);
  if (!found.length) return text;
  return found
    .reduce(
      (rest, entry) => (isLink(entry) ? withoutLink(rest, entry) : rest.replace(patternOf(entry), '')),
      decomposed(text),
    )
    .replace(/(\S) {2,}(?=\S)/g, '$1 ')
    .replace(/ +(?=[.,;:!?])/g, '')
    .normalize('NFC')
    .trim();
};
