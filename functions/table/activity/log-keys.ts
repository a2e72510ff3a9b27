import type { ActivityType } from '@plumbline/shared/options/activity-types';

/** What the log entries of one type about a job or project begin with in gsi1. */
export const logPrefix = (type: ActivityType): string => `LOG#${type}#`;

/** Puts an item into the log of a job or project (`JOB#…`, `PROJECT#…`), by date. */
export const logKeys = (subject: string, type: ActivityType, date: string, who: string) => ({
  gsi1pk: subject,
  gsi1sk: `${logPrefix(type)}${date}#${who}`,
});
