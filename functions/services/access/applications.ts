import { isOpenState } from '@plumbline/shared/domain/access/access-states';
import { type AccessEntryItem, deleteAccessEntry, putAccessEntry } from '../../table/access/access-entry.ts';
import type { Write } from '../../table/core/transact.ts';
import { deleteStage } from '../../table/jobs/applicant-stage.ts';
import { countOnJob } from '../../table/jobs/job-counters.ts';
import { endReminder, startReminder } from './waiting-reminders.ts';

/** How many declined entries a job gains or loses when one of its entries moves. */
const declinedBy = (previous: AccessEntryItem | undefined, next: AccessEntryItem | undefined): number =>
  Number(next?.state === 'rejected') - Number(previous?.state === 'rejected');

/**
 * The seeker applies, or applies again. The stage of an earlier application is removed, so that the new one starts at
 * the first stage.
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

/** The company accepts the application. The applicant keeps the stage, and stays among the job's applicants. */
export const acceptApplicationWrites = (next: AccessEntryItem, previous: AccessEntryItem | undefined): Write[] => [
  putAccessEntry(next, previous),
  ...endReminder(next),
];

type Ending = {
  previous: AccessEntryItem | undefined;
  /** The entry afterwards; left out when nothing of it stays. */
  next?: AccessEntryItem;
  /** How the job's number of matches changes in the same transaction. */
  matches?: number;
};

/**
 * Ends an application: withdrawn by the seeker, declined by the company, or ended because the seeker blocked the
 * company or deleted the account. Entry, counters, stage and reminder move together, whichever of these it is. A match
 * that never applied is declined the same way; it has no stage and no reminder.
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
