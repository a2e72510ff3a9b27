/** Message of the log line that the alarm counts. */
export const CLEAN_FILES_REFUSED = 'Cleaning files refused to delete so many objects';

const MOST_SHARE = 0.01;
const MOST_OBJECTS = 500;
/** A small bucket has some leftovers too: one photo is three objects. */
const ALWAYS_ALLOWED = 20;

/** How many objects one run may delete of those it looked at: 1 %, at least 20 and at most 500. */
export const mostDeletions = (looked: number): number =>
  Math.min(MOST_OBJECTS, Math.max(ALWAYS_ALLOWED, Math.floor(looked * MOST_SHARE)));
