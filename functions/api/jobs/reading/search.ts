import * as contract from '@plumbline/shared/contracts/jobs/job-search';
import { isMilitaryZip } from '@plumbline/shared/domain/contact-details/zip';
import type { PositionType } from '@plumbline/shared/options/jobs/position-types';
import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { blockedByReader, isOfOthers } from '../../../services/jobs/lists/blocked-companies.ts';
import { countPerMile } from '../../../services/jobs/lists/count-per-mile.ts';
import { findJobs, type JobQuery } from '../../../services/jobs/lists/find-jobs.ts';
import { readHeldLicenses } from '../../../services/jobs/lists/held-licenses.ts';
import { readCards } from '../../../services/jobs/lists/job-cards.ts';
import { jobOrders, paidTrainingFirst } from '../../../services/jobs/lists/job-order.ts';
import { requireLocation } from '../../../services/places/place-of-zip.ts';
import type { Caller } from '../../../services/sessions/caller.ts';
import { nearestFirst, pageInOrder } from '../../../table/search/search-order.ts';

/**
 * Returns a page of open jobs around a place. Makes the queries of a search, and the batches of the page's cards. A
 * seeker needs another batch for own applications and a query for blocked companies. A search without missing licenses
 * reads the seeker's documents first. The order by best match also reads the seeker's profile, and the index again.
 * Military post has no coordinates, so its searches are empty with `military` [SEE-09].
 */
export const searchJobs = operation(contract.searchJobs, async ({ body, caller }) => {
  if (isMilitaryZip(body.zip)) return { result: [], total: 0, pageCount: 0, perMile: [], military: true as const };
  const centre = requireLocation(body.zip, 'search_zip_unknown');
  const place = { centre, radius: body.radius };
  const heldLicenses = await readHeldLicenses(body, caller.kind === 'candidate' ? caller.profileId : undefined);
  const [around, orders, blocked] = await Promise.all([
    findJobs({ ...body, ...place, heldLicenses }),
    jobOrders(body.sort, place, caller),
    blockedByReader(caller),
  ]);
  const found = around.filter(isOfOthers(blocked));
  const { shown, ...totals } = pageInOrder(
    found,
    body.paidTrainingFirst ? [paidTrainingFirst, ...orders] : orders,
    body,
  );
  return { result: await readCards(shown, caller, blocked), ...totals, perMile: countPerMile(found) };
});

type NearbyJobsQuery = {
  zip: string;
  radius?: number;
  types?: readonly PositionType[];
  filters?: Omit<JobQuery, 'centre' | 'radius'> | undefined;
  page: number;
  limit: number;
};

/** Returns a page of open jobs around a place, nearest first. Pages count from 1. */
const jobsNear = async (caller: Caller, { zip, radius, types = [], filters, page, limit }: NearbyJobsQuery) => {
  if (isMilitaryZip(zip)) return { results: [], total: 0, pageCount: 0, military: true as const };
  const centre = requireLocation(zip, 'search_zip_unknown');
  const query = { centre, radius: radius ?? SEARCH_RADIUS_MILES, positionTypes: [...types], ...filters };
  const [around, blocked] = await Promise.all([findJobs(query), blockedByReader(caller)]);
  const found = around.filter(isOfOthers(blocked));
  const { shown, ...totals } = pageInOrder(found, [nearestFirst], { page: page - 1, limit });
  return { results: await readCards(shown, caller, blocked), ...totals };
};

/** Returns open jobs of one position type [EMP-34]. */
export const listJobsOfType = operation(contract.listJobsOfType, ({ params, query, caller }) =>
  jobsNear(caller, { ...query, types: [params.type] }),
);

export const searchJobsOfType = operation(contract.searchJobsOfType, ({ params, body, caller }) =>
  jobsNear(caller, { ...body, types: [params.type] }),
);

/** Returns open jobs around the ZIP of the path; a ZIP in the body must be equal [EMP-35]. */
export const searchJobsAtZip = operation(contract.searchJobsAtZip, async ({ params, body, caller }) => {
  if (body.zip !== undefined && body.zip !== params.zip) throw new ApiError('invalid_value', { path: 'zip' });
  return jobsNear(caller, { ...body, zip: params.zip });
});
