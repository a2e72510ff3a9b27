/** Ids at the beginning of a quoted string: one in a comment or in the middle of a text proves nothing. */
const TITLE = /['"`]((?:\[[A-Z]{3}-\d{2}\] ?)+)/g;

/** The ids which the titles of a test file carry. */
export const idsInTitles = (source: string): string[] => [
  ...new Set([...source.matchAll(TITLE)].flatMap(([, ids = '']) => ids.match(/[A-Z]{3}-\d{2}/g) ?? [])),
];
