import { isRealDay } from '../dates/calendar-day.ts';

/** Matches a year, a month or a day: 2019, 2019-05 or 2019-05-31. */
const YEAR_TO_DAY = /^[1-9]\d{3}(?:-\d{2}(?:-\d{2})?)?$/;
const FIRST_DAY = '0001-01-01';

/** Earlier years are mistakes, or digits of something that masking should hide. */
export const EARLIEST_YEAR = 1940;

export const WRONG_DATE = 'Please enter a valid date';
export const FUTURE_DATE = 'Please enter a date that is not in the future';
export const EARLY_DATE = `Please enter a year from ${EARLIEST_YEAR} to now`;
export const ENDS_EARLY = 'Please enter an end that is not before the start';

/** Returns the text if it is a date of a work history. */
export const workDate = (text: string): string | undefined =>
  YEAR_TO_DAY.test(text) && isRealDay(text + FIRST_DAY.slice(text.length)) ? text : undefined;

type Entry = { from: string; to?: string | undefined; current?: boolean | undefined };
type Problem = { path: string; message: string };

/** Compares two dates with the precision of the less precise one, so that 2019 is not before 2019-05. */
const isBefore = (one: string, other: string): boolean => {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) < other.slice(0, length);
};

const isTooEarly = (date: string): boolean => date !== '' && Number(date.slice(0, 4)) < EARLIEST_YEAR;

/**
 * Returns the problems with the dates of a work history on the day `today` (YYYY-MM-DD). The paths name the entry by
 * its index.
 */
export const workHistoryProblems = (entries: readonly Entry[], today: string): Problem[] =>
  entries.flatMap(({ from, to = '', current }, at) => {
    const problems: Problem[] = [];
    const end = current ? '' : to;
    if (isTooEarly(from)) problems.push({ path: `${at}.from`, message: EARLY_DATE });
    else if (from && isBefore(today, from)) problems.push({ path: `${at}.from`, message: FUTURE_DATE });
    if (isTooEarly(end)) problems.push({ path: `${at}.to`, message: EARLY_DATE });
    else if (end && isBefore(today, end)) problems.push({ path: `${at}.to`, message: FUTURE_DATE });
    else if (from && end && isBefore(end, from)) problems.push({ path: `${at}.to`, message: ENDS_EARLY });
    return problems;
  });

/**
 * Returns the year of a date in a work history, for readers who may not identify the person. A full date could identify
 * them, and a year before 1940, which could be saved until 0.3.0, could be part of a phone number. Empty without a
 * valid year.
 */
export const shownYear = (date: string): string => (isTooEarly(date) ? '' : date.slice(0, 4));
