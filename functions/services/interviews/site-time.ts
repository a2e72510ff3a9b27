import { TZDate } from '@date-fns/tz';
import type { SiteTime } from '@plumbline/shared/contracts/interviews/interviews';
import { MAX_INTERVIEW_DAYS } from '@plumbline/shared/options/jobs/interviews';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { now } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** Returns what the clock of a site shows: YYYY-MM-DDTHH:MM. */
const shownBy = (time: TZDate): string => {
  const day = [time.getFullYear(), twoDigits(time.getMonth() + 1), twoDigits(time.getDate())].join('-');
  return `${day}T${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
};

/**
 * Returns the time (ISO) of a day and a time on the clock of a site (YYYY-MM-DDTHH:MM). A time that occurs twice, when
 * the clocks go back, is one of the two. Undefined for a time or a day that doesn't exist.
 */
export const timeAtSite = (local: string, timeZone: string): string | undefined => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = local.split(/\D/).map(Number);
  const time = new TZDate(year, month - 1, day, hour, minute, timeZone);
  return shownBy(time) === local ? new Date(time.getTime()).toISOString() : undefined;
};

/** Returns the times (ISO) of a proposal, earliest first. Throws for a time that is over, too far or doesn't exist. */
export const requireTimesAhead = (offered: readonly SiteTime[], timeZone: string): string[] => {
  const at = now().getTime();
  const times = offered.map(({ day, time: clock }, index) => {
    const path = `times.${index}`;
    const time = timeAtSite(`${day}T${clock}`, timeZone);
    if (!time) throw new ApiError('interview_time_missing', { path });
    if (Date.parse(time) <= at) throw new ApiError('interview_time_over', { path });
    if (Date.parse(time) > at + MAX_INTERVIEW_DAYS * DAY_MS)
      throw new ApiError('interview_time_far', { path, params: { days: MAX_INTERVIEW_DAYS } });
    return time;
  });
  return [...new Set(times)].toSorted();
};
