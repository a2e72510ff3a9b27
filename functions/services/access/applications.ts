import { isOpenState } from '@plumbline/shared/domain/access/access-states';
import type { AccessPage } from '../../table/access/access-aggregate.ts';
import { type AccessEntryItem, deleteAccessEntry, putAccessEntry } from '../../table/access/access-entry.ts';
import type { Write } from '../../table/core/transact.ts';
import { type ApplicantStageItem, deleteStage, ifNoStage, putStage } from '../../table/jobs/applicant-stage.ts';
import { countOnJob } from '../../table/jobs/job-counters.ts';
import { endReminder, startReminder } from './waiting-reminders.ts';

/**
 * Returns the change in a job's number of declined entries when an entry changes from `previous` to `next`: 1, 0 or -1.
 */
const declinedBy = (previous: AccessEntryItem | undefined, next: AccessEntryItem | undefined): number =>
  Number(next?.state === 'rejected') - Number(previous?.state === 'rejected');

/**
 * Returns the writes for the stage of a seeker who applies. A company that unlocked the seeker before keeps the stage
 * it gave them. The stage of an earlier application is deleted, so that the new one starts at the first stage.
 */
const stageOfNewApplication = (
  { subject: job, other: seeker }: AccessEntryItem,
  previous: AccessEntryItem | undefined,
  { stage, ownerSeesOther }: Pick<AccessPage, 'stage' | 'ownerSeesOther'>,
): Write[] => {
  if (stage?.withoutApplication) {
    const { withoutApplication: _, ...next } = stage;
    return [putStage(next, stage)];
  }
  if (previous) return [putStage({ job, seeker }, stage)];
  return ownerSeesOther ? [ifNoStage({ job, seeker })] : [];
};

/** Returns the writes for a seeker who applies, or applies again. */
export const startApplicationWrites = (next: AccessEntryItem, page: AccessPage): Write[] => {
  const { owner: company, subject: job } = next;
  const previous = page.entry;
  const declined = declinedBy(previous, next);
  return [
    putAccessEntry(next, previous),
    countOnJob(job, { applicants: 1, ...(declined && { declined }) }, { company, appliedAt: next.date }),
    ...stageOfNewApplication(next, previous, page),
    ...startReminder(next),
  ];
};

/**
 * Returns the writes for a company that accepts an application. A new applicant is moved to 'contacted', because both
 * sides have each other's contact details now; one at a later stage stays there.
 */
export const acceptApplicationWrites = (
  next: AccessEntryItem,
  { entry: previous, stage }: Pick<AccessPage, 'entry' | 'stage'>,
): Write[] => {
  const { subject: job, other: seeker, date, grantedBy } = next;
  const contacted = {
    ...stage,
    job,
    seeker,
    stage: 'contacted',
    date,
    ...(grantedBy && { movedBy: grantedBy }),
  } as const;
  return [putAccessEntry(next, previous), ...(stage?.stage ? [] : [putStage(contacted, stage)]), ...endReminder(next)];
};

type Ending = {
  previous: AccessEntryItem | undefined;
  /** The entry after the change; undefined when the entry is deleted. */
  next?: AccessEntryItem;
  /** The change in the job's number of matches, written in the same transaction. */
  matches?: number;
  /** The stage of a seeker who is declined without an application. */
  stage?: ApplicantStageItem | undefined;
};

/**
 * Returns the writes that end an application, because the seeker withdrew it or blocked the company, the company
 * declined it, or the seeker's account was deleted. They update the entry, counters, stage and reminder together. A
 * match whose seeker never applied is declined the same way; it has no reminder, and a stage only if it was unlocked.
 */
export const endApplicationWrites = ({ previous, next, matches = 0, stage }: Ending): Write[] => {
  const entry = next ?? previous;
  if (!entry) return [];
  const { subject: job, other: seeker } = entry;
  const isOpen = previous !== undefined && isOpenState(previous.state);
  const hasStage = isOpen || stage !== undefined;
  const counts = {
    ...(isOpen && { applicants: -1 }),
    ...(declinedBy(previous, next) && { declined: declinedBy(previous, next) }),
    ...(matches && { matches }),
  };
  return [
    ...(next ? [putAccessEntry(next, previous)] : previous ? [deleteAccessEntry(previous)] : []),
    ...(Object.keys(counts).length ? [countOnJob(job, counts, hasStage ? { leaver: seeker } : {})] : []),
    ...(hasStage ? [deleteStage(job, seeker)] : []),
    ...(isOpen ? endReminder(entry) : []),
  ];
};
