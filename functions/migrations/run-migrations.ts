import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { tableAttributes } from '@plumbline/shared/table-names';
import { nowIso } from '../platform/clock.ts';
import { documents } from '../platform/documents.ts';
import { environment } from '../platform/environment.ts';
import { isConditionFailure } from '../table/core/transact.ts';
import { putMigrationRecord, readMigrationRecord } from '../table/settings/migration-record.ts';
import type { Attributes, Migration } from './migration.ts';
import { migrations } from './migrations.ts';

const { partitionKey, sortKey, entity } = tableAttributes;

/** Every stored item of the migration's entities, page by page, as it is at that moment. */
async function* itemsOf({ entities }: Migration): AsyncGenerator<Attributes> {
  const values = Object.fromEntries(entities.map((name, index) => [`:entity${index}`, name]));
  let next: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new ScanCommand({
        TableName: environment.tableName,
        ConsistentRead: true,
        FilterExpression: `#entity IN (${Object.keys(values).join(', ')})`,
        ExpressionAttributeNames: { '#entity': entity },
        ExpressionAttributeValues: values,
        ExclusiveStartKey: next,
      }),
    );
    yield* page.Items ?? [];
    next = page.LastEvaluatedKey;
  } while (next);
}

/** Writes the changed attributes unless one of them has changed since it was read; returns whether it did. */
const writeChange = async (item: Attributes, changes: Attributes): Promise<boolean> => {
  const names = Object.keys(changes);
  const each = (format: (index: number) => string, separator: string) =>
    names.map((_, index) => format(index)).join(separator);
  try {
    await documents.send(
      new UpdateCommand({
        TableName: environment.tableName,
        Key: { [partitionKey]: item[partitionKey], [sortKey]: item[sortKey] },
        UpdateExpression: `SET ${each((index) => `#name${index} = :new${index}`, ', ')}`,
        ConditionExpression: each((index) => `#name${index} = :old${index}`, ' AND '),
        ExpressionAttributeNames: Object.fromEntries(names.map((name, index) => [`#name${index}`, name])),
        ExpressionAttributeValues: Object.fromEntries(
          names.flatMap((name, index) => [
            [`:old${index}`, item[name]],
            [`:new${index}`, changes[name]],
          ]),
        ),
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
};

/** Goes over the table once; returns how many items it changed, and how many others changed at the same moment. */
const runOnce = async (migration: Migration) => {
  const counts = { changed: 0, missed: 0 };
  for await (const item of itemsOf(migration)) {
    const changes = migration.migrate(item);
    if (!Object.keys(changes).length) continue;
    if (await writeChange(item, changes)) counts.changed += 1;
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
