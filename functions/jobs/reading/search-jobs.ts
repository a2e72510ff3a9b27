import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import * as contract from '@plumbline/shared/contracts/jobs/job-search';
import { locateZip } from '@plumbline/shared/geography/zip-location';
import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { operation } from '../../http/operation.ts';
import { allApplicationsOf } from '../../table/access/access-entry.ts';
import { readTogether } from '../../table/core/read-together.ts';
import { isOpen, type JobItem, jobRequest } from '../../table/jobs/job.ts';
import { savedJobRequest } from '../../table/jobs/saved-job.ts';
import {
  asksExperience,
  bitsOfPositions,
  type JobNearby,
  jobsNearby,
  offersPaidTraining,
  seeksPosition,
} from '../../table/search/search-entries.ts';
import { pageInOrder } from '../../table/search/search-order.ts';
import { jobOrders, paidTrainingFirst } from './job-order.ts';

type Filters = RequestOf<typeof contract.searchJobs>['body'];

const fits =
  ({ positionTypes: types, willingToProvidePaidTraining: training, experienceRequired: experience }: Filters) =>
  ({ facts }: JobNearby): boolean =>
    seeksPosition(bitsOfPositions(types), facts.offer) &&
    (training === undefined || offersPaidTraining(facts.offer) === training) &&
    (experience === undefined || asksExperience(facts.offer, experience));

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

const card = (job: JobItem, miles: number, { saved, appliedAt }: Own): contract.JobCard => ({
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

/**
 * SEE-09: three queries for each trade (six without one) around the place, one for the own
 * applications, and one batch for the cards of the page.
 */
export const searchJobs = operation(contract.searchJobs, async ({ body, caller }) => {
  const centre = locateZip(body.zip);
  if (!centre) throw new ApiError('search_zip_unknown', { path: 'zip' });
  const place = { centre, radius: SEARCH_RADIUS_MILES };
  const [around, orders, applications] = await Promise.all([
    jobsNearby.near({ ...place, trades: body.tradeCategories }),
    jobOrders(body.sort, place, caller),
    readApplications(caller),
  ]);
  const { shown, ...totals } = pageInOrder(
    around.filter(fits(body)),
    body.paidTrainingFirst ? [paidTrainingFirst, ...orders] : orders,
    body,
  );
  const { jobs, saved } = await readPage(shown, caller);
  return {
    // A job that closed a moment ago may still be in the index.
    result: shown.flatMap(({ miles }, at) => {
      const job = jobs[at];
      return job && isOpen(job)
        ? [card(job, miles, { saved: Boolean(saved[at]), appliedAt: applications.get(job.id) })]
        : [];
    }),
    ...totals,
  };
});
