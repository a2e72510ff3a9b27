import { isSkilled } from '@plumbline/shared/domain/matching/seeker-trades';
import { LAKELAND_INDEX } from '../people/featured-companies.ts';
import { featuredSeekers } from '../people/featured-seekers.ts';
import { daysBefore } from '../world/dates.ts';
import type { DemoCompany, DemoPriorityAccess, DemoSeeker } from '../world/records.ts';

/** The featured worker with a priority window of Lakeland, of which 31 hours are over. */
const OWN_WORKER = 'e55b';
const OWN_DAYS_AGO = 31 / 24;

/** For one in this many skilled workers, another company bought priority access 4 to 60 days ago. */
const BOUGHT_EVERY = 6;
const LONGEST_AGO = 57;

/**
 * Returns the priority accesses. Other companies' windows have ended, so that their workers are in the search again.
 */
export const buildPriorityAccesses = (
  now: Date,
  companies: readonly DemoCompany[],
  seekers: readonly DemoSeeker[],
): DemoPriorityAccess[] => {
  const buyers = companies.flatMap(({ kind }, index) =>
    kind === 'provider' && index !== LAKELAND_INDEX ? [index] : [],
  );
  const bought = seekers.flatMap(({ seeker }, index) =>
    index >= featuredSeekers.length && isSkilled(seeker) ? [index] : [],
  );
  const past = bought
    .filter((_, at) => at % BOUGHT_EVERY === 0)
    .map((seekerIndex, at) => ({
      companyIndex: buyers[at % buyers.length] ?? LAKELAND_INDEX,
      seekerIndex,
      date: daysBefore(now, 4 + (at % LONGEST_AGO)),
    }));
  const own = featuredSeekers.findIndex(({ idPrefix }) => idPrefix === OWN_WORKER);
  return [...past, { companyIndex: LAKELAND_INDEX, seekerIndex: own, date: daysBefore(now, OWN_DAYS_AGO) }];
};
