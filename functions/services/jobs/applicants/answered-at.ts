import type { AccessEntryItem } from '../../../table/access/access-entry.ts';

/**
 * Returns when a company answered an application: it accepted or declined it, or unlocked the applicant at
 * `unlockedAt`. The applicant can have been unlocked before the application, for another job.
 */
export const answeredAt = (
  entry: AccessEntryItem | undefined,
  unlockedAt: string | undefined,
  appliedAt: string,
): string | undefined => {
  if (entry?.state === 'granted' || entry?.state === 'rejected') return entry.date;
  return unlockedAt && (unlockedAt > appliedAt ? unlockedAt : appliedAt);
};
