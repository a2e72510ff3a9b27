import { createPace, type Pace } from '../../platform/pace.ts';
import { chunksOf } from '../../table/core/batch.ts';
import { findEntity } from '../../table/core/entity.ts';
import { entityNameOf, formatListItem } from '../../table/core/stored/format-item.ts';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import { type Scanned, type StoredKey, scanPage } from '../../table/core/stored/stored-items.ts';
import { accountListingsProjection } from './account-listings.ts';
import { countersProjection } from './counters.ts';
import { digestsProjection } from './digests.ts';
import { documentExpiriesProjection } from './document-expiries.ts';
import { matchesProjection } from './matches.ts';
import { paymentListingsProjection } from './payment-listings.ts';
import {
  addDifferences,
  type Differences,
  differences,
  MOST_ITEMS,
  type Projection,
  type Terms,
} from './projection.ts';
import { publicJobsProjection } from './public-jobs.ts';
import { searchProjection } from './search.ts';
import { staffTasksProjection } from './staff-tasks.ts';

/** The projections by name, in the order in which they build on each other. */
export const projections = {
  search: searchProjection,
  matches: matchesProjection,
  'public-jobs': publicJobsProjection,
  'account-listings': accountListingsProjection,
  'payment-listings': paymentListingsProjection,
  'document-expiries': documentExpiriesProjection,
  counters: countersProjection,
  digests: digestsProjection,
  'staff-tasks': staffTasksProjection,
} as const satisfies Record<string, Projection>;
export type ProjectionName = keyof typeof projections;

export const isProjectionName = (name: string): name is ProjectionName => name in projections;

export type RebuildOptions = {
  /** Counts differences without repairing them. */
  dryRun?: boolean;
  /** Items a second; undefined means no limit. */
  itemsPerSecond?: number | undefined;
  onPage?: (looked: number, found: Differences) => void;
};

/** The number of items in a page. The page is filtered afterwards, and most of its items belong to other entities. */
const PAGE_SIZE = 1000;

const forEachPage = async (
  scanned: Scanned,
  pace: Pace,
  work: (items: Attributes[]) => Promise<void>,
  onPage: (looked: number) => void,
): Promise<void> => {
  let start: StoredKey | undefined;
  do {
    const page = await scanPage(scanned, { segment: 0, segments: 1, start, limit: PAGE_SIZE });
    onPage(page.looked);
    for (const items of chunksOf(page.items, MOST_ITEMS)) {
      await work(items);
      await pace(items.length);
    }
    start = page.next;
  } while (start);
};

/**
 * Repairs a projection from its sources while users may work, and returns what it repaired. It notifies no one. A
 * stopped run can be started again from the beginning.
 */
export const rebuild = async (name: ProjectionName, options: RebuildOptions = {}): Promise<Differences> => {
  const { dryRun = false, itemsPerSecond, onPage } = options;
  const projection: Projection = projections[name];
  const pace = createPace(itemsPerSecond);
  let found = differences();
  let looked = 0;
  const unreadable = new Set<string>();
  const report = (count: number) => {
    looked += count;
    onPage?.(looked, found);
  };
  const work = (part: (items: Attributes[], terms: Terms) => Promise<Differences>) => async (items: Attributes[]) => {
    found = addDifferences([found, await part(items, { dryRun, unreadable })]);
  };
  const repairReadable = (items: readonly Attributes[], terms: Terms) => {
    const readable = items.filter((item) => {
      const entity = findEntity(String(entityNameOf(item)));
      if (entity && formatListItem(entity, item)) return true;
      unreadable.add(String(item.id));
      return false;
    });
    return projection.repair(readable, terms);
  };
  await forEachPage(projection.sources, pace, work(repairReadable), report);
  const { stored, removeOrphans } = projection;
  if (stored && removeOrphans) await forEachPage(stored, pace, work(removeOrphans), report);
  return found;
};
