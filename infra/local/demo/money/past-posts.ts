import { DAY_MS } from '@plumbline/shared/options/limits';
import { at } from '../items/items.ts';
import { LAKELAND_INDEX } from '../people/featured-companies.ts';
import { featuredHistory } from '../posts/featured-history.ts';
import { daysBefore } from '../world/dates.ts';
import { createRandom } from '../world/random.ts';
import type { DemoJob } from '../world/records.ts';

const SEED = 1994;
const UP_DAYS = 38;

/**
 * Returns closed posts with the texts of Lakeland's current posts. They use a separate random generator, so that the
 * other demo data stay the same.
 */
export const buildPastPosts = (now: Date, jobs: readonly DemoJob[]): DemoJob[] => {
  const random = createRandom(SEED);
  const today = jobs.filter(({ companyIndex }) => companyIndex === LAKELAND_INDEX);
  return featuredHistory.pastPosts.map(({ name, postedDaysAgo }, index) => {
    const alike = today.find((job) => job.name === name) ?? at(today, 1);
    const createdAt = daysBefore(now, postedDaysAgo, 40 + index * 17);
    const deletedAt = new Date(Date.parse(createdAt) + UP_DAYS * DAY_MS).toISOString();
    return { ...alike, id: random.hexId(), name, createdAt, deletedAt };
  });
};
