/** The most characters of a message that lists show. */
const BEGINNING = 120;

/** Returns the beginning of a message, which lists show. */
export const beginningOf = (text: string): string => [...text.replace(/\s+/g, ' ')].slice(0, BEGINNING).join('');
