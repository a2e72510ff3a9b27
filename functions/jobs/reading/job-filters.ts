import type { PositionType } from '@plumbline/shared/options/position-types';
import {
  asksExperience,
  bitsOfPositions,
  type JobNearby,
  offersPaidTraining,
  seeksPosition,
} from '../../table/search/search-entries.ts';

type Filters = {
  positionTypes: readonly PositionType[];
  willingToProvidePaidTraining?: boolean | undefined;
  experienceRequired?: boolean | undefined;
};

/** Whether a job is one of those that a search asks for; a filter that is not given asks for nothing. */
export const fits =
  ({ positionTypes: types, willingToProvidePaidTraining: training, experienceRequired: experience }: Filters) =>
  ({ facts }: JobNearby): boolean =>
    seeksPosition(bitsOfPositions(types), facts.offer) &&
    (training === undefined || offersPaidTraining(facts.offer) === training) &&
    (experience === undefined || asksExperience(facts.offer, experience));
