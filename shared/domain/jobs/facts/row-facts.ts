import type { WorkerDocumentKind } from '../../../options/document-kinds.ts';
import type { Shift } from '../../../options/jobs/shifts.ts';
import type { Overtime, TravelTerm } from '../../../options/jobs/work-facts.ts';
import { type DateValue, dayNumber } from '../../dates/calendar-day.ts';

/** What helps a worker decide between jobs, in addition to pay and place. */
type Facts = {
  startDate: string;
  shift: Shift;
  openings: number;
  travel: TravelTerm[];
  overtime: Overtime;
  requiredLicenses: WorkerDocumentKind[];
};
type FactName = keyof Facts;
/** The facts of a job; an absent or empty one is not specified. */
type GivenFacts = { [Name in FactName]?: Facts[Name] | undefined };

/** The words of a row, in the language of its reader. */
export type RowFactWords = {
  startsNow: () => string;
  starts: (day: string) => string;
  name: (option: Shift | TravelTerm | Overtime) => string;
  openings: (count: number) => string;
  licenses: (named: readonly WorkerDocumentKind[], more: number) => string;
};

/** When and where a row is read: a job that started before `now` in the time zone starts now. */
type RowTime = { now: DateValue; timeZone?: string | undefined };

/** The licenses that a row names; the others are counted, so that the line stays short. */
const MOST_LICENSES = 2;

type Texts = { [Name in FactName]: (value: Facts[Name], words: RowFactWords, time: RowTime) => string[] };

/** Every fact of a row with its text, in the order of the row. */
const texts: Texts = {
  startDate: (day, { startsNow, starts }, { now, timeZone }) => [
    dayNumber(day) <= dayNumber(now, timeZone) ? startsNow() : starts(day),
  ],
  shift: (shift, { name }) => [name(shift)],
  openings: (count, { openings }) => [openings(count)],
  travel: (terms, { name }) => terms.map(name),
  overtime: (amount, { name }) => [name(amount)],
  requiredLicenses: (kinds, { licenses }) => [
    licenses(kinds.slice(0, MOST_LICENSES), Math.max(0, kinds.length - MOST_LICENSES)),
  ],
};
const factNames = Object.keys(texts) as FactName[];

const isGiven = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Returns the facts that a row of a job shows, without the empty ones. Older jobs have none of them. */
export const rowFactsOf = (job: GivenFacts): GivenFacts =>
  Object.fromEntries(factNames.filter((name) => isGiven(job[name])).map((name) => [name, job[name]]));

/** Returns the facts of a job's row as texts, the start first. Every list of jobs shows these. */
export const rowFactTexts = (job: GivenFacts, words: RowFactWords, time: RowTime): string[] => {
  const textOf = <Name extends FactName>(name: Name, value: GivenFacts[Name]): string[] =>
    value && isGiven(value) ? texts[name](value as Facts[Name], words, time) : [];
  return factNames.flatMap((name) => textOf(name, job[name]));
};
