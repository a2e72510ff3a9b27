import type { Point } from '@plumbline/shared/domain/places/distance';
import { PUBLIC_LIST_SIZE, SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { type PublicJobItem, readPublicJobs } from '../../../table/jobs/public-job.ts';
import { isForMembersOnly, jobsNearby } from '../../../table/search/search-entries.ts';
import { nearestFirst, pageInOrder } from '../../../table/search/search-order.ts';

type Around = { jobs: PublicJobItem[]; total: number };

const found = async (centre: Point, trade: string | undefined, except?: string) =>
  (await jobsNearby.near({ centre, radius: SEARCH_RADIUS_MILES, ...(trade && { trades: [trade] }) })).filter(
    ({ id, facts }) => id !== except && !isForMembersOnly(facts.offer),
  );

/**
 * Returns a page of the public jobs around a place, nearest first. Jobs for members only are neither shown nor counted;
 * the index contains the flag.
 */
export const jobsAround = async (centre: Point, trade: string | undefined, page: number): Promise<Around> => {
  const all = await found(centre, trade);
  const { shown, total } = pageInOrder(all, [nearestFirst], { page: page - 1, limit: PUBLIC_LIST_SIZE });
  return { jobs: await readPublicJobs(shown.map(({ id }) => id)), total };
};

/**
 * Returns the nearest other jobs of a trade. It reads twice as many as needed, because the index can contain jobs that
 * have just ended.
 */
export const othersNear = async (job: Point & { id: string }, trade: string, most: number): Promise<Around> => {
  const all = await found(job, trade, job.id);
  const { shown, total } = pageInOrder(all, [nearestFirst], { page: 0, limit: most * 2 });
  return { jobs: (await readPublicJobs(shown.map(({ id }) => id))).slice(0, most), total };
};
