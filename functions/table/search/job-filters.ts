import type { JobSearchForm } from '@plumbline/shared/contracts/jobs/job-search';
import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import { dayNumber } from '@plumbline/shared/domain/dates/calendar-day';
import { containsWords } from '@plumbline/shared/domain/jobs/contains-words';
import { centsAnHour } from '@plumbline/shared/domain/jobs/pay';
import type { WorkerDocumentKind } from '@plumbline/shared/options/document-kinds';
import { DAY_MS } from '@plumbline/shared/options/limits';
import {
  asksExperience,
  bitsOfLicenses,
  bitsOfOvertime,
  bitsOfPositions,
  bitsOfShifts,
  bitsOfTravel,
  type JobNearby,
  offersPaidTraining,
  seeksPosition,
} from './search-entries.ts';

type OtherFields = 'zip' | 'radius' | 'tradeCategories' | 'paidTrainingFirst' | 'onlyHeldLicenses';
export type JobFilters = Partial<Omit<JobSearchForm, OtherFields>> & {
  /** The licenses of the searching worker, for a search without jobs that ask for others. */
  heldLicenses?: readonly WorkerDocumentKind[] | undefined;
};
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
  const travel = bitsOfTravel(filters.travel);
  const overtime = bitsOfOvertime(filters.overtime);
  const lastStart = filters.startsWithin && dayNumber(businessDay(now)) + filters.startsWithin;
  const held = filters.heldLicenses && bitsOfLicenses(filters.heldLicenses);
  const hasWords = containsWords(filters.words ?? '');
  return ({ facts, texts = [] }) =>
    seeksPosition(types, facts.offer) &&
    (training === undefined || offersPaidTraining(facts.offer) === training) &&
    (experience === undefined || asksExperience(facts.offer, experience)) &&
    // A job whose pay isn't comparable never fits a minimum pay.
    (pay === undefined || (facts.pay > 0 && facts.pay >= pay)) &&
    (shifts === 0 || (shifts & facts.shift) !== 0) &&
    (travel === 0 || (travel & facts.terms) !== 0) &&
    (overtime === 0 || (overtime & facts.terms) !== 0) &&
    // A job without a start date never fits a latest start.
    (!lastStart || (facts.start > 0 && facts.start <= lastStart)) &&
    (held === undefined || (facts.licenses & ~held) === 0) &&
    facts.postedAt >= since &&
    hasWords(texts);
};
