import { nowIso } from '../platform/clock.ts';
import { readItem, scanItems, updateAsRead } from '../table/core/stored-items.ts';
import { putMigrationRecord, readMigrationRecord } from '../table/settings/migration-record.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations.ts';

/** Goes over the table once; returns how many items it changed, and how many others changed at the same moment. */
const runOnce = async (migration: Migration) => {
  const counts = { changed: 0, missed: 0 };
  for await (const item of scanItems(migration.entities)) {
    const changes = await migration.migrate(item, readItem);
    if (!Object.keys(changes).length) continue;
    if (await updateAsRead(item, changes)) counts.changed += 1;
    else counts.missed += 1;
  }
  return counts;
};

export type MigrationRun = { number: string; description: string; changed: number };

/**
 * Runs the migrations that have not run on this table, in order, and records each when no item is left. Safe to stop at
 * any moment and to run again, also twice at the same time: each write depends on what was read.
 */
export const runMigrations = async (): Promise<MigrationRun[]> => {
  const runs: MigrationRun[] = [];
  for (const migration of migrations) {
    const { number, description } = migration;
    if (await readMigrationRecord(number)) continue;
    let [changed, missed] = [0, 1];
    while (missed > 0) {
      const counts = await runOnce(migration);
      changed += counts.changed;
      missed = counts.missed;
    }
    await putMigrationRecord({ number, description, finishedAt: nowIso(), changed });
    runs.push({ number, description, changed });
  }
  return runs;
};
