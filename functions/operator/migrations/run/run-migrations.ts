import { nowIso } from '../../../platform/clock.ts';
import { createPace, type Pace } from '../../../platform/pace.ts';
import {
  deleteMigrationProgress,
  putMigrationRecord,
  readMigrationRecord,
} from '../../../table/settings/migration-record.ts';
import { rebuild } from '../../rebuild/run-rebuild.ts';
import { type ItemMigration, isItemMigration, type Migration, type RebuildMigration } from '../migration.ts';
import { migrations as everyMigration } from '../migrations.ts';
import { type Counts, goOverTable, type PassOptions, type Problem } from './go-over-table.ts';

export type MigrationOptions = PassOptions & {
  migrations?: readonly Migration[];
  /** Capacity units a second, for reads and writes together; undefined means no limit. */
  unitsPerSecond?: number | undefined;
};

export type MigrationRun = { number: string; description: string; changed: number; problems: Problem[] };

/**
 * The most passes over the table. Once the earlier release no longer writes, a second pass finds at most items that
 * changed during the first.
 */
const MOST_PASSES = 10;

/**
 * Goes over the table until a whole pass changes nothing. A pass also finds items that the earlier release wrote
 * meanwhile, or that changed concurrently.
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

/** The units that a rebuild uses for an item: it reads the item, and compares or writes some of its entries. */
const UNITS_OF_REBUILT_ITEM = 5;

/** Rebuilds one projection after another. A killed run starts again with the first one; its repairs stay. */
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
 * Runs the migrations that haven't run on this table, in order, and records each one when it has no items left. It can
 * be stopped at any moment, and run again or concurrently, because each write is conditioned on what was read. Items
 * that can't be changed don't stop a migration; they are returned, and the next run tries them again.
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

/** Records every migration as done, for a table that has just been created. */
export const recordEveryMigration = async (): Promise<void> => {
  for (const { number, description } of everyMigration)
    await putMigrationRecord({ number, description, finishedAt: nowIso(), changed: 0 });
};
