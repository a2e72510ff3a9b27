import { accessEntryRequest } from '../../table/access/access-entry.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { isOpen, type JobItem, wasPublished } from '../../table/jobs/job.ts';
import type { Caller } from '../sessions/caller.ts';

type Relation = { application: unknown; invitation: unknown; seeker: { id: string } | undefined };

/**
 * Returns whether a seeker may read a job. Only its recipient reads a briefing. A paused or ended job stays readable
 * for seekers with an application or invitation; one that staff took down does not.
 */
export const mayReadJob = (job: JobItem, { application, invitation, seeker }: Relation): boolean => {
  if (job.takenDown) return false;
  if (job.briefing) return Boolean(invitation) || (job.recipient === seeker?.id && job.publishedAt !== undefined);
  return isOpen(job) || (wasPublished(job) && Boolean(application ?? invitation));
};

/** Returns whether another company's job is shown to the caller. One request for job seekers. */
export const isJobShownTo = async (job: JobItem, { kind, profileId }: Caller): Promise<boolean> => {
  if (kind !== 'candidate' || !profileId) return isOpen(job);
  const { entries } = await batchGet({
    entries: [
      accessEntryRequest({ owner: job.company, type: 'job-application', subject: job.id, other: profileId }),
      accessEntryRequest({ owner: profileId, type: 'job', subject: job.id, other: job.company }),
    ],
  });
  return mayReadJob(job, { application: entries[0], invitation: entries[1], seeker: { id: profileId } });
};
