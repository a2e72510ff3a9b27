import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import * as contract from '@plumbline/shared/contracts/jobs';
import { locateZip } from '@plumbline/shared/geography/zip-location';
import type { Caller } from '../http/caller.ts';
import { badRequest } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { readTogether } from '../table/read-together.ts';
import { savedJobRequest } from '../table/saved-job.ts';
import { type JobSearchEntry, jobsNearby } from '../table/search-entries.ts';

type Filters = RequestOf<typeof contract.searchJobs>['body'];
type Found = JobSearchEntry & { miles: number };

const fits = (filters: Filters) => {
  const trades = new Set(filters.tradeCategories);
  const types = new Set<string>(filters.positionTypes);
  const { willingToProvidePaidTraining: training, experienceRequired: experience } = filters;
  return (job: Found): boolean =>
    (trades.size === 0 || job.tradeCategories.some((trade) => trades.has(trade))) &&
    (types.size === 0 || types.has(job.type)) &&
    (training === undefined || job.willingToProvidePaidTraining === training) &&
    (experience === undefined || job.experienceRequired === experience);
};

/** Nearest first, newest first at one place; the id keeps pages apart when all else is equal. */
const byNearness = (a: Found, b: Found): number =>
  a.miles - b.miles || b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id);

const byPaidTraining = (a: Found, b: Found): number =>
  Number(b.willingToProvidePaidTraining) - Number(a.willingToProvidePaidTraining) || byNearness(a, b);

const savedAmong = async (jobs: Found[], caller: Caller): Promise<ReadonlySet<string>> => {
  const { profileId: seeker } = caller;
  if (caller.kind !== 'candidate' || !seeker) return new Set();
  const { saved } = await readTogether({ saved: jobs.map(({ id }) => savedJobRequest(seeker, id)) });
  return new Set(saved.flatMap((each) => each?.job ?? []));
};

const card = (job: Found, saved: ReadonlySet<string>): contract.JobCard => ({
  ...job,
  company: { id: job.company, name: job.companyName },
  miles: Math.round(job.miles * 10) / 10,
  saved: saved.has(job.id),
});

/** SEE-09: one query on the searched place and, for a seeker, one batch for what is saved on the page. */
export const searchJobs = operation(contract.searchJobs, async ({ body, caller }) => {
  const centre = locateZip(body.zip);
  if (!centre) throw badRequest('Please enter a valid zipcode.', 'zip');
  const found = (await jobsNearby.near(centre)).filter(fits(body));
  found.sort(body.paidTrainingFirst ? byPaidTraining : byNearness);
  const { page, limit } = body;
  const shown = found.slice(page * limit, (page + 1) * limit);
  const saved = await savedAmong(shown, caller);
  return {
    result: shown.map((job) => card(job, saved)),
    total: found.length,
    pageCount: Math.ceil(found.length / limit),
  };
});
