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
 * A page of the jobs around a place, nearest first. The index knows all open jobs and which of them are for members
 * alone; those are neither shown nor counted.
 */
export const jobsAround = async (centre: Point, trade: string | undefined, page: number): Promise<Around> => {
  const all = await found(centre, trade);
  const { shown, total } = pageInOrder(all, [nearestFirst], { page: page - 1, limit: PUBLIC_LIST_SIZE });
  return { jobs: await readPublicJobs(shown.map(({ id }) => id)), total };
};

/** The nearest others of a trade, read with some to spare for those that have just gone. */
export const othersNear = async (job: Point & { id: string }, trade: string, most: number): Promise<Around> => {
  const all = await found(job, trade, job.id);
  const { shown, total } = pageInOrder(all, [nearestFirst], { page: 0, limit: most * 2 });
  return { jobs: (await readPublicJobs(shown.map(({ id }) => id))).slice(0, most), total };
};
