import { centsAnHour } from '@plumbline/shared/domain/jobs/pay';
import type { TimedPayUnit } from '@plumbline/shared/options/jobs/pay-units';
import type { PositionType } from '@plumbline/shared/options/jobs/position-types';
import {
  asksExperience,
  bitsOfPositions,
  type JobNearby,
  offersPaidTraining,
  seeksPosition,
} from './search-entries.ts';

type Filters = {
  positionTypes: readonly PositionType[];
  willingToProvidePaidTraining?: boolean | undefined;
  experienceRequired?: boolean | undefined;
  payAtLeast?: { amount: number; unit: TimedPayUnit } | undefined;
};

/** Returns a filter for the jobs of a search. Criteria that are undefined don't filter. */
export const fits = (filters: Filters): ((job: Pick<JobNearby, 'facts'>) => boolean) => {
  const { willingToProvidePaidTraining: training, experienceRequired: experience, payAtLeast } = filters;
  const types = bitsOfPositions(filters.positionTypes);
  const pay = payAtLeast && centsAnHour(payAtLeast.amount, payAtLeast.unit);
  return ({ facts }) =>
    seeksPosition(types, facts.offer) &&
    (training === undefined || offersPaidTraining(facts.offer) === training) &&
    (experience === undefined || asksExperience(facts.offer, experience)) &&
    // A job whose pay isn't comparable never fits a minimum pay.
    (pay === undefined || (facts.pay > 0 && facts.pay >= pay));
};
