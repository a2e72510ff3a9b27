import { isOpenState } from '@plumbline/shared/domain/access/access-states';
import { type AccessEntryItem, deleteAccessEntry, putAccessEntry } from '../../table/access/access-entry.ts';
import type { Write } from '../../table/core/transact.ts';
import { deleteStage } from '../../table/jobs/applicant-stage.ts';
import { countOnJob } from '../../table/jobs/job-counters.ts';
import { endReminder, startReminder } from './waiting-reminders.ts';

/**
 * Returns the change in a job's number of declined entries when an entry changes from `previous` to `next`: 1, 0 or -1.
 */
const declinedBy = (previous: AccessEntryItem | undefined, next: AccessEntryItem | undefined): number =>
  Number(next?.state === 'rejected') - Number(previous?.state === 'rejected');

/**
 * Returns the writes for a seeker who applies, or applies again. They delete the stage of an earlier application, so
 * that the new one starts at the first stage.
 */
export const startApplicationWrites = (next: AccessEntryItem, previous: AccessEntryItem | undefined): Write[] => {
  const { owner: company, other: seeker, subject: job } = next;
  const declined = declinedBy(previous, next);
  return [
    putAccessEntry(next, previous),
    countOnJob(job, { applicants: 1, ...(declined && { declined }) }, { company, appliedAt: next.date }),
    ...(previous ? [deleteStage(job, seeker)] : []),
    ...startReminder(next),
  ];
};

/**
 * Returns the writes for a company that accepts an application. The applicant keeps the stage and stays in the job's
 * list of applicants.
 */
export const acceptApplicationWrites = (next: AccessEntryItem, previous: AccessEntryItem | undefined): Write[] => [
  putAccessEntry(next, previous),
  ...endReminder(next),
];

type Ending = {
  previous: AccessEntryItem | undefined;
  /** The entry after the change; undefined when the entry is deleted. */
  next?: AccessEntryItem;
  /** The change in the job's number of matches, written in the same transaction. */
  matches?: number;
};

/**
 * Returns the writes that end an application, because the seeker withdrew it or blocked the company, the company
 * declined it, or the seeker's account was deleted. They update the entry, counters, stage and reminder together. A
 * match whose seeker never applied is declined the same way; it has no stage and no reminder.
 */
export const endApplicationWrites = ({ previous, next, matches = 0 }: Ending): Write[] => {
  const entry = next ?? previous;
  if (!entry) return [];
  const { subject: job, other: seeker } = entry;
  const isOpen = previous !== undefined && isOpenState(previous.state);
  const counts = {
    ...(isOpen && { applicants: -1 }),
    ...(declinedBy(previous, next) && { declined: declinedBy(previous, next) }),
    ...(matches && { matches }),
  };
  return [
    ...(next ? [putAccessEntry(next, previous)] : previous ? [deleteAccessEntry(previous)] : []),
    ...(Object.keys(counts).length ? [countOnJob(job, counts)] : []),
    ...(isOpen ? [deleteStage(job, seeker), ...endReminder(entry)] : []),
  ];
};
