import { type AccessEntryItem, deleteAccessEntry, putAccessEntry } from '../../table/access/access-entry.ts';
import type { Write } from '../../table/core/transact.ts';
import { countOnJob } from '../../table/jobs/job-counters.ts';
import { endReminder, startReminder } from './waiting-reminders.ts';

/** Adds the briefing to the seeker's list, where it waits for an answer. */
export const sendBriefingWrites = (next: AccessEntryItem, previous?: AccessEntryItem): Write[] => [
  putAccessEntry(next, previous),
  ...startReminder(next),
];

type Answer = { previous: AccessEntryItem | undefined; next: AccessEntryItem; matches?: number };

/**
 * Accepts or declines a briefing: by the seeker, or declines it because the seeker blocked the company or deleted the
 * account. A job that the seeker declined without having been asked moves the same way; nothing waited for it.
 */
export const answerBriefingWrites = ({ previous, next, matches = 0 }: Answer): Write[] => [
  putAccessEntry(next, previous),
  ...(previous?.state === 'requested' ? endReminder(next) : []),
  ...(matches ? [countOnJob(next.subject, { matches })] : []),
];

/** Takes an unanswered briefing out of the seeker's list, because the company deleted it. */
export const deleteBriefingWrites = (previous: AccessEntryItem): Write[] => [
  deleteAccessEntry(previous),
  ...endReminder(previous),
];
