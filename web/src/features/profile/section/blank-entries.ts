type Entry = Readonly<Record<string, unknown>>;

const isBlank = (entry: Entry, blank: Entry): boolean =>
  Object.keys(blank).every((name) => name === 'id' || JSON.stringify(entry[name]) === JSON.stringify(blank[name]));

/**
 * Returns the indexes of the entries without any value of the user. 'Add' moves to such an entry instead of adding a
 * second one, and saving drops them.
 */
export const blankEntries = (entries: readonly Entry[], blank: Entry): number[] =>
  entries.flatMap((entry, index) => (isBlank(entry, blank) ? [index] : []));
