import type { AccessEntryItem } from '../../../table/access/access-entry.ts';

/**
 * Returns when a company answered an application: it accepted or declined it, or unlocked the applicant at
 * `unlockedAt`. An unlock before the application was for another job, so it answers nothing.
 */
export const answeredAt = (
  entry: AccessEntryItem | undefined,
  unlockedAt: string | undefined,
  appliedAt: string,
): string | undefined => {
  if (entry?.state === 'granted' || entry?.state === 'rejected') return entry.date;
  return unlockedAt && unlockedAt > appliedAt ? unlockedAt : undefined;
};
