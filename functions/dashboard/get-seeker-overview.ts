import * as contract from '@plumbline/shared/contracts/dashboard';
import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import { seekerSteps } from '@plumbline/shared/domain/profile/set-up-steps';
import { DASHBOARD_PAGE_SIZE, MAX_SAVED_JOBS } from '@plumbline/shared/options/limits';
import { ApiError } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { readTogether } from '../table/core/read-together.ts';
import { jobRequest } from '../table/jobs/job.ts';
import { listSavedJobs } from '../table/jobs/saved-job.ts';
import { pendingBriefings } from './get-waiting.ts';
import { jobRow } from './job-row.ts';
import { applicationPage } from './list-own-applications.ts';
import { matchPage } from './list-own-matches.ts';
import { readSeekerWithFiles } from './seeker-with-files.ts';

const FIRST = { limit: DASHBOARD_PAGE_SIZE, page: 1 };

/** The jobs saved last, without those that are gone, and how many are saved. */
const savedJobs = async (seeker: string) => {
  const saved = await listSavedJobs(seeker, MAX_SAVED_JOBS);
  const { jobs } = await readTogether({ jobs: saved.slice(0, FIRST.limit).map(({ job }) => jobRequest(job)) });
  return { results: jobs.flatMap((job) => (job ? jobRow(job) : [])), total: saved.length };
};

/** SHL-03: all that a job seeker's dashboard shows, so that a phone asks once. Ten requests side by side. */
export const getSeekerOverview = operation(contract.getSeekerOverview, async ({ caller: { profileId } }) => {
  const [{ profile, hasResume }, waiting, applications, matches, saved] = await Promise.all([
    readSeekerWithFiles(profileId),
    pendingBriefings(profileId),
    applicationPage(profileId, FIRST),
    matchPage(profileId, FIRST),
    savedJobs(profileId),
  ]);
  if (!profile) throw new ApiError('profile_not_found');
  const { seeker } = profile;
  const steps = seekerSteps({ seeker, hasResume, hasApplied: applications.total > 0 });
  return { waiting, steps, applications, matches, saved, trades: seekerTrades(seeker) };
});
