import { businessDay, daysUntil } from '@plumbline/shared/domain/dates/business-day';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { createRandom } from '../world/random.ts';
import type { DemoJob } from '../world/records.ts';

const SEED = 323;
const FRESH_DAYS = 3;
const WEEKEND = [0, 6];

/**
 * Returns the number of people who viewed a job on each day since it was posted: more while it is new, fewer on
 * weekends.
 */
export const dailyViews = (job: DemoJob, jobIndex: number, now: Date): Map<string, number> => {
  const random = createRandom(SEED + jobIndex);
  const end = job.deletedAt ? new Date(job.deletedAt) : now;
  const age = Math.round((Date.parse(businessDay(end)) - Date.parse(businessDay(job.createdAt))) / DAY_MS);
  const days = daysUntil(end, age + 1);
  return new Map(
    days.map((day, at) => {
      const usual = random.int(3, 6) + (at < FRESH_DAYS ? random.int(2, 4) : 0);
      return [day, WEEKEND.includes(new Date(day).getUTCDay()) ? Math.ceil(usual / 3) : usual];
    }),
  );
};
