import { type AccessEntryItem, deleteAccessEntry, putAccessEntry } from '../../table/access/access-entry.ts';
import type { Write } from '../../table/core/transact.ts';
import { countOnJob } from '../../table/jobs/job-counters.ts';
import { endReminder, startReminder } from './waiting-reminders.ts';

/** Returns the writes that add a briefing to the seeker's list as pending, with a reminder. */
export const sendBriefingWrites = (next: AccessEntryItem, previous?: AccessEntryItem): Write[] => [
  putAccessEntry(next, previous),
  ...startReminder(next),
];

type Answer = { previous: AccessEntryItem | undefined; next: AccessEntryItem; matches?: number };

/**
 * Returns the writes that accept or decline a briefing. The seeker decides, or the briefing is declined because the
 * seeker blocked the company or deleted the account. A seeker can also decline a job that no one sent; such an entry
 * has no reminder.
 */
export const answerBriefingWrites = ({ previous, next, matches = 0 }: Answer): Write[] => [
  putAccessEntry(next, previous),
  ...(previous?.state === 'requested' ? endReminder(next) : []),
  ...(matches ? [countOnJob(next.subject, { matches })] : []),
];

/** Returns the writes that remove a pending briefing from the seeker's list, because the company deleted it. */
export const deleteBriefingWrites = (previous: AccessEntryItem): Write[] => [
  deleteAccessEntry(previous),
  ...endReminder(previous),
];
