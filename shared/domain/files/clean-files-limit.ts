/** The message of the log line that the alarm counts. */
export const CLEAN_FILES_REFUSED = 'Cleaning files refused to delete so many objects';

const MOST_SHARE = 0.01;
const MOST_OBJECTS = 500;
/** The least limit, for small buckets. A photo alone has three objects. */
const ALWAYS_ALLOWED = 20;

/**
 * Returns the number of objects that one run may delete: 1 % of the objects that it examined, at least 20 and at most
 * 500.
 */
export const mostDeletions = (looked: number): number =>
  Math.min(MOST_OBJECTS, Math.max(ALWAYS_ALLOWED, Math.floor(looked * MOST_SHARE)));
