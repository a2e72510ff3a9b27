import type { JobSearchForm } from '@plumbline/shared/contracts/jobs/job-search';
import { containsWords } from '@plumbline/shared/domain/jobs/contains-words';
import { centsAnHour } from '@plumbline/shared/domain/jobs/pay';
import { DAY_MS } from '@plumbline/shared/options/limits';
import {
  asksExperience,
  bitsOfPositions,
  bitsOfShifts,
  type JobNearby,
  offersPaidTraining,
  seeksPosition,
} from './search-entries.ts';

export type JobFilters = Partial<Omit<JobSearchForm, 'zip' | 'radius' | 'tradeCategories' | 'paidTrainingFirst'>>;
type FilteredJob = Pick<JobNearby, 'facts' | 'texts'>;

/** Returns the ISO time of the earliest posting that a search accepts. */
const earliestPosting = (days: number, now: Date): string => new Date(now.getTime() - days * DAY_MS).toISOString();

/**
 * Returns a filter for the jobs of a search. Criteria that are undefined don't filter. Words need the texts of the
 * entries.
 */
export const fits = (filters: JobFilters, now: Date): ((job: FilteredJob) => boolean) => {
  const { willingToProvidePaidTraining: training, experienceRequired: experience, payAtLeast, postedWithin } = filters;
  const types = bitsOfPositions(filters.positionTypes);
  const shifts = bitsOfShifts(filters.shifts);
  const pay = payAtLeast && centsAnHour(payAtLeast.amount, payAtLeast.unit);
  const since = postedWithin === undefined ? '' : earliestPosting(postedWithin, now);
  const hasWords = containsWords(filters.words ?? '');
  return ({ facts, texts = [] }) =>
    seeksPosition(types, facts.offer) &&
    (training === undefined || offersPaidTraining(facts.offer) === training) &&
    (experience === undefined || asksExperience(facts.offer, experience)) &&
    // A job whose pay isn't comparable never fits a minimum pay.
    (pay === undefined || (facts.pay > 0 && facts.pay >= pay)) &&
    (shifts === 0 || (shifts & facts.shift) !== 0) &&
    facts.postedAt >= since &&
    hasWords(texts);
};
