import { matchReasonText } from '@plumbline/shared/domain/matching/match-reason-text';
import { withDistance } from '@plumbline/shared/domain/matching/match-score';
import { accessEntryRequest } from '../../table/access/access-entry.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { jobRequest } from '../../table/jobs/job.ts';
import { countMatchesOfSeeker, listMatchesOfSeeker } from '../../table/matching/match.ts';
import { isPlaced, seekerProfileRequest } from '../../table/profiles/profile.ts';
import { jobRow } from './job-row.ts';

/** Returns a page of a seeker's matches, in two queries and three batches. */
export const matchPage = async (seeker: string, { limit, page }: { limit: number; page: number }) => {
  const [newest, total] = await Promise.all([listMatchesOfSeeker(seeker, page * limit), countMatchesOfSeeker(seeker)]);
  const matches = newest.slice((page - 1) * limit);
  const { jobs, applications, own } = await batchGet(
    {
      jobs: matches.map(({ job }) => jobRequest(job)),
      applications: matches.map(({ job, company }) =>
        accessEntryRequest({ owner: company, type: 'job-application', subject: job, other: seeker }),
      ),
      own: [seekerProfileRequest(seeker)],
    },
    { requests: 3 },
  );
  const [profile] = own;
  return {
    results: matches.flatMap(({ reason, foundAt, expiresAt }, index) => {
      const job = jobs[index];
      if (!job || !profile) return [];
      const text = matchReasonText(isPlaced(profile) ? withDistance(reason, profile, job) : reason);
      const application = applications[index];
      const appliedAt = application?.state === 'withdrawn' ? undefined : application?.requestedAt;
      return {
        job: jobRow(job),
        reason: text,
        foundAt,
        ...(expiresAt && { expiresAt }),
        ...(appliedAt && { appliedAt }),
      };
    }),
    total,
  };
};
