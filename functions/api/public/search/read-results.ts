import type { JobSearch } from '@plumbline/shared/contracts/jobs/search-address';
import type { Point } from '@plumbline/shared/domain/places/distance';
import { MAX_SEARCH_RADIUS_MILES, PUBLIC_LIST_SIZE, SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { countPerMile } from '../../../services/jobs/lists/count-per-mile.ts';
import { findJobs, type JobQuery, jobsWithTexts } from '../../../services/jobs/lists/find-jobs.ts';
import { placeOrders } from '../../../services/jobs/lists/job-order.ts';
import { readPublicJobs } from '../../../table/jobs/public-job.ts';
import { isForMembersOnly, type JobNearby, textsOfJob } from '../../../table/search/search-entries.ts';
import { nearestFirst, pageInOrder } from '../../../table/search/search-order.ts';
import type { ListedJob } from '../lists/job-list.tsx';
import { pageWithin } from '../lists/pager.tsx';

/** Jobs for members only are neither shown nor counted; the index contains the flag. */
const findPublicJobs = async (query: JobQuery): Promise<JobNearby[]> =>
  (await findJobs(query)).filter(({ facts }) => !isForMembersOnly(facts.offer));

const readRows = async (shown: readonly JobNearby[]): Promise<ListedJob[]> => {
  const miles = new Map(shown.map((job) => [job.id, job.miles]));
  const jobs = await readPublicJobs(shown.map(({ id }) => id));
  return jobs.map((job) => ({ job, miles: miles.get(job.id) ?? 0 }));
};

/** A job around the searched place, for the links to other trades and towns. */
export type JobAround = { miles: number; place: string; tradeCategories: readonly string[] };

const readAround = async (centre: Point): Promise<JobAround[]> => {
  const around = await jobsWithTexts({ centre, radius: SEARCH_RADIUS_MILES });
  return around
    .filter(({ facts }) => !isForMembersOnly(facts.offer))
    .map((job) => ({ miles: job.miles, ...textsOfJob(job) }));
};

export type Results = Awaited<ReturnType<typeof readResults>>;

/**
 * Returns a page of the public jobs of a search around a place, and all public jobs around it. A page after the last
 * one becomes the last. Makes the queries of two searches, and one read for the rows.
 */
export const readResults = async (centre: Point, { form, sort, page }: JobSearch) => {
  const [found, around] = await Promise.all([findPublicJobs({ ...form, centre }), readAround(centre)]);
  const { pageCount, page: shownPage } = pageWithin(page, found.length);
  const { shown, total } = pageInOrder(found, placeOrders(sort), { page: shownPage, limit: PUBLIC_LIST_SIZE });
  const jobs = await readRows(shown);
  return { jobs, total, page: shownPage, pageCount, perMile: countPerMile(found), around };
};

/**
 * Returns the nearest jobs of a trade, as far as a search goes. It reads twice as many rows as needed, because
 * the index can contain jobs that have just ended.
 */
const nearestOfTrade = async (query: JobQuery, most: number): Promise<ListedJob[]> => {
  const found = await findPublicJobs(query);
  const { shown } = pageInOrder(found, [nearestFirst], { page: 0, limit: most * 2 });
  return (await readRows(shown)).slice(0, most);
};

/** The nearest jobs beyond a search that found none. */
export const nearestBeyond = (centre: Point, tradeCategories: string[], most: number): Promise<ListedJob[]> =>
  nearestOfTrade({ centre, radius: MAX_SEARCH_RADIUS_MILES, tradeCategories }, most);

/** The nearest other jobs of a job's trade. */
export const othersNear = async (job: Point & { id: string }, trade: string, most: number): Promise<ListedJob[]> => {
  const query = { centre: job, radius: SEARCH_RADIUS_MILES, tradeCategories: [trade] };
  const jobs = await nearestOfTrade(query, most + 1);
  return jobs.flatMap(({ job: other }) => (other.id === job.id ? [] : [{ job: other }])).slice(0, most);
};
