import type { JobCard } from '@plumbline/shared/contracts/jobs/job-search';
import type { Caller } from '../../http/caller.ts';
import { allApplicationsOf } from '../../table/access/access-entry.ts';
import { readTogether } from '../../table/core/read-together.ts';
import { isOpen, type JobItem, jobRequest } from '../../table/jobs/job.ts';
import { savedJobRequest } from '../../table/jobs/saved-job.ts';
import type { JobNearby } from '../../table/search/search-entries.ts';

/** The jobs of a page, and which of them a seeker has saved. */
const readPage = async (shown: readonly JobNearby[], { kind, profileId }: Caller) => {
  const seeker = kind === 'candidate' ? profileId : undefined;
  return readTogether(
    {
      jobs: shown.map(({ id }) => jobRequest(id)),
      saved: seeker ? shown.map(({ id }) => savedJobRequest(seeker, id)) : [],
    },
    { consistent: false },
  );
};

/** When a seeker applied, by job. */
const readApplications = async ({ kind, profileId }: Caller): Promise<Map<string, string | undefined>> => {
  const entries = kind === 'candidate' && profileId ? await allApplicationsOf(profileId) : [];
  return new Map(entries.map(({ subject, requestedAt }) => [subject, requestedAt]));
};

type Own = { saved: boolean; appliedAt: string | undefined };

const card = (job: JobItem, miles: number, { saved, appliedAt }: Own): JobCard => ({
  id: job.id,
  name: job.name,
  type: job.type,
  compensation: job.compensation,
  city: job.city,
  state: job.state,
  company: { id: job.company, name: job.companyName },
  tradeCategories: job.tradeCategories,
  willingToProvidePaidTraining: job.willingToProvidePaidTraining,
  createdAt: job.createdAt,
  miles: Math.round(miles * 10) / 10,
  saved,
  ...(appliedAt && { appliedAt }),
});

/** The cards of a page of what a search found: one batch, and for a seeker one query for the own applications. */
export const readCards = async (shown: readonly JobNearby[], caller: Caller): Promise<JobCard[]> => {
  const [{ jobs, saved }, applications] = await Promise.all([readPage(shown, caller), readApplications(caller)]);
  return shown.flatMap(({ miles }, at) => {
    const job = jobs[at];
    // A job that closed a moment ago may still be in the index.
    if (!job || !isOpen(job)) return [];
    return [card(job, miles, { saved: Boolean(saved[at]), appliedAt: applications.get(job.id) })];
  });
};
