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

/** Whether a job is one of those that a search asks for; a filter that is not given asks for nothing. */
export const fits = (filters: Filters): ((job: Pick<JobNearby, 'facts'>) => boolean) => {
  const { willingToProvidePaidTraining: training, experienceRequired: experience, payAtLeast } = filters;
  const types = bitsOfPositions(filters.positionTypes);
  const pay = payAtLeast && centsAnHour(payAtLeast.amount, payAtLeast.unit);
  return ({ facts }) =>
    seeksPosition(types, facts.offer) &&
    (training === undefined || offersPaidTraining(facts.offer) === training) &&
    (experience === undefined || asksExperience(facts.offer, experience)) &&
    // A job whose pay cannot be compared is none of those.
    (pay === undefined || (facts.pay > 0 && facts.pay >= pay));
};
