/** A person's name in two parts. Each part fits where the whole name does. */
type NameParts = { firstName: string; lastName: string };

/** The fewest characters of a first name. */
const SHORTEST_FIRST_NAME = 2;

/**
 * Splits a name at its last space, so that 'Mary Ann Yoder' is Mary Ann, Yoder. A name of one word, or whose first name
 * is an initial, stays whole as the first name.
 */
export const splitName = (name: string): NameParts => {
  const whole = name.trim();
  const space = whole.lastIndexOf(' ');
  const firstName = whole.slice(0, space).trim();
  if (space < 0 || [...firstName].length < SHORTEST_FIRST_NAME) return { firstName: whole, lastName: '' };
  return { firstName, lastName: whole.slice(space + 1) };
};
