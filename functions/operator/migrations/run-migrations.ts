import { nowIso } from '../../platform/clock.ts';
import { createPace, type Pace } from '../../platform/pace.ts';
import {
  deleteMigrationProgress,
  putMigrationRecord,
  readMigrationRecord,
} from '../../table/settings/migration-record.ts';
import { rebuild } from '../rebuild/run-rebuild.ts';
import { type Counts, goOverTable, type PassOptions, type Problem } from './go-over-table.ts';
import { type ItemMigration, isItemMigration, type Migration, type RebuildMigration } from './migration.ts';
import { migrations as everyMigration } from './migrations.ts';

export type MigrationOptions = PassOptions & {
  migrations?: readonly Migration[];
  /** Capacity units a second, reads and writes together; without it as fast as possible. */
  unitsPerSecond?: number | undefined;
};

export type MigrationRun = { number: string; description: string; changed: number; problems: Problem[] };

/**
 * With the present functions alone on the table, the second pass finds nothing, or what had changed at the same moment.
 */
const MOST_PASSES = 10;

/**
 * Goes over the table until one whole pass finds nothing left to change: items that the former version wrote meanwhile,
 * or that changed at the same moment, are found by the next pass.
 */
const runItemMigration = async (migration: ItemMigration, pace: Pace, options: PassOptions): Promise<MigrationRun> => {
  const { number, description } = migration;
  let changed = 0;
  let counts: Counts;
  let passes = 0;
  do {
    passes += 1;
    if (passes > MOST_PASSES)
      throw new Error(`Migration ${number}: a former version of the functions still writes items`);
    counts = await goOverTable(migration, pace, options);
    changed += counts.changed;
    if (!options.dryRun) await deleteMigrationProgress(number);
  } while (!options.dryRun && (counts.resumed || counts.changed + counts.missed > 0));
  return { number, description, changed, problems: counts.problems };
};

/** Units that a rebuild takes for an item: it is read, and some of its entries are compared or written. */
const UNITS_OF_REBUILT_ITEM = 5;

/** Rebuilds each projection in turn. Killed, it begins again with the first; what is repaired by then stays. */
const runRebuilds = async (migration: RebuildMigration, options: MigrationOptions): Promise<MigrationRun> => {
  const { number, description, rebuilds } = migration;
  const { dryRun = false, unitsPerSecond, onPage } = options;
  let changed = 0;
  for (const name of rebuilds) {
    const found = await rebuild(name, {
      dryRun,
      itemsPerSecond: unitsPerSecond && unitsPerSecond / UNITS_OF_REBUILT_ITEM,
      onPage: (looked) => onPage?.(migration, { looked, changed, resumed: false }),
    });
    changed += found.missing + found.changed + found.orphaned;
  }
  return { number, description, changed, problems: [] };
};

/**
 * Runs the migrations that have not run on this table, in order, and records each when no item is left. Safe to stop at
 * any moment and to run again, also twice at the same time: each write depends on what was read. Items that a migration
 * could not change don't stop it; they are returned, and the next run tries them again.
 */
export const runMigrations = async (options: MigrationOptions = {}): Promise<MigrationRun[]> => {
  const { migrations = everyMigration } = options;
  const runs: MigrationRun[] = [];
  const pace = createPace(options.unitsPerSecond);
  for (const migration of migrations) {
    const record = await readMigrationRecord(migration.number);
    if (record && !record.problems) continue;
    const run = isItemMigration(migration)
      ? await runItemMigration(migration, pace, options)
      : await runRebuilds(migration, options);
    runs.push(run);
    const { problems, ...done } = run;
    if (!options.dryRun)
      await putMigrationRecord({
        ...done,
        finishedAt: nowIso(),
        ...(problems.length && { problems: problems.length }),
      });
  }
  return runs;
};

/** Records that no migration is needed, for a table that has just been created. */
export const recordEveryMigration = async (): Promise<void> => {
  for (const { number, description } of everyMigration)
    await putMigrationRecord({ number, description, finishedAt: nowIso(), changed: 0 });
};
