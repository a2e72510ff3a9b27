import type { Pace } from '../../../platform/pace.ts';
import type { Attributes } from '../../../table/core/stored/schema-versions.ts';
import { readItem, type StoredKey, scanPage, updateAsRead } from '../../../table/core/stored/stored-items.ts';
import { putMigrationProgress, readMigrationProgress } from '../../../table/settings/migration-record.ts';
import type { ItemMigration, Migration } from '../migration.ts';

/** An item that a migration couldn't change, and the reason. */
export type Problem = { pk: unknown; sk: unknown; problem: string };

/**
 * The results of one pass over the table. `missed` counts items that changed concurrently; `resumed` means that the
 * pass continued an earlier one.
 */
export type Counts = { looked: number; changed: number; missed: number; resumed: boolean; problems: Problem[] };

export type PassOptions = {
  /** The number of table segments that are processed in parallel. */
  segments?: number;
  /** The number of items in a page. The position is stored after each page. */
  pageSize?: number;
  /** Counts the changes without writing them. */
  dryRun?: boolean;
  onPage?: (migration: Migration, counts: Pick<Counts, 'looked' | 'changed' | 'resumed'>) => void;
};

const SEGMENTS = 4;
const PAGE_SIZE = 200;

const requireChanges = async ({ up, check }: ItemMigration, item: Attributes): Promise<Attributes> => {
  const changes = await up(item, readItem);
  if (!check({ ...item, ...changes })) throw new Error('The migration leaves it as it is');
  return changes;
};

const migrateItem = async (migration: ItemMigration, item: Attributes, counts: Counts, pace: Pace, dryRun: boolean) => {
  if (migration.check(item)) return;
  let changes: Attributes;
  try {
    changes = await requireChanges(migration, item);
  } catch (error) {
    // An error of AWS stops the run. Any other error concerns only this item, such as a corrupt one, so the run
    // continues.
    if ((error as Error).name.endsWith('Exception')) throw error;
    counts.problems.push({ pk: item.pk, sk: item.sk, problem: (error as Error).message });
    return;
  }
  if (dryRun) {
    counts.changed += 1;
    return;
  }
  const { written, units } = await updateAsRead(item, changes);
  counts[written ? 'changed' : 'missed'] += 1;
  await pace(units);
};

/** Goes over the table once, in each segment from where an earlier run stopped. */
export const goOverTable = async (migration: ItemMigration, pace: Pace, options: PassOptions): Promise<Counts> => {
  const { pageSize = PAGE_SIZE, dryRun = false, onPage } = options;
  const { number } = migration;
  const stored = dryRun ? [] : await readMigrationProgress(number);
  const segments = stored[0]?.segments ?? options.segments ?? SEGMENTS;
  const counts: Counts = { looked: 0, changed: 0, missed: 0, resumed: stored.length > 0, problems: [] };

  const goOverSegment = async (segment: number): Promise<void> => {
    const progress = stored.find((each) => each.segment === String(segment) && each.segments === segments);
    if (progress && !progress.position) return;
    let position: StoredKey | undefined = progress?.position;
    do {
      const page = await scanPage(migration.entities, { segment, segments, start: position, limit: pageSize });
      await pace(page.units);
      for (const item of page.items) await migrateItem(migration, item, counts, pace, dryRun);
      counts.looked += page.looked;
      position = page.next;
      if (!dryRun)
        await putMigrationProgress({ number, segment: String(segment), segments, ...(position && { position }) });
      onPage?.(migration, counts);
    } while (position);
  };
  await Promise.all(Array.from({ length: segments }, (_, segment) => goOverSegment(segment)));
  return counts;
};
