import * as contract from '@plumbline/shared/contracts/jobs/job-search';
import { isMilitaryZip } from '@plumbline/shared/domain/contact-details/zip';
import { operation } from '../../../http/operation.ts';
import { blockedByReader, isOfOthers } from '../../../services/jobs/lists/blocked-companies.ts';
import { readCards } from '../../../services/jobs/lists/job-cards.ts';
import { jobOrders, paidTrainingFirst } from '../../../services/jobs/lists/job-order.ts';
import { requireLocation } from '../../../services/places/place-of-zip.ts';
import { fits } from '../../../table/search/job-filters.ts';
import { jobsNearby } from '../../../table/search/search-entries.ts';
import { pageInOrder } from '../../../table/search/search-order.ts';

const countPerMile = (found: readonly { miles: number }[]): number[] => {
  const miles = found.map((job) => Math.round(job.miles));
  const counts = Array.from({ length: miles.length ? Math.max(...miles) + 1 : 0 }, () => 0);
  for (const mile of miles) counts[mile] = (counts[mile] ?? 0) + 1;
  return counts;
};

/**
 * Open jobs: three queries for each trade (six without one) around the place and the batches of the cards of the page;
 * for a seeker another one for their own applications to them, and a query for the companies that are blocked [SEE-09].
 * Nothing is near military post, so a search there is empty and says why.
 */
export const searchJobs = operation(contract.searchJobs, async ({ body, caller }) => {
  if (isMilitaryZip(body.zip)) return { result: [], total: 0, pageCount: 0, perMile: [], military: true as const };
  const centre = requireLocation(body.zip, 'search_zip_unknown');
  const place = { centre, radius: body.radius };
  const [around, orders, blocked] = await Promise.all([
    jobsNearby.near({ ...place, trades: body.tradeCategories }),
    jobOrders(body.sort, place, caller),
    blockedByReader(caller),
  ]);
  const found = around.filter(fits(body)).filter(isOfOthers(blocked));
  const { shown, ...totals } = pageInOrder(
    found,
    body.paidTrainingFirst ? [paidTrainingFirst, ...orders] : orders,
    body,
  );
  return { result: await readCards(shown, caller, blocked), ...totals, perMile: countPerMile(found) };
});
