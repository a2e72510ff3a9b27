import {
  any,
  DeleteItemCommand,
  type FormattedItem,
  GetItemCommand,
  item,
  number,
  PutItemCommand,
  string,
} from 'dynamodb-toolbox';
import { tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { queryAll } from '../core/query.ts';
import type { StoredKey } from '../core/stored/stored-items.ts';
import { table } from '../core/table.ts';

const migrationRecords = tablePattern({
  partition: 'MIGRATIONS',
  sort: '{number}',
  finds: 'The migrations that have run on the table',
});
const progressOfMigration = tablePattern({
  partition: 'MIGRATION#{number}',
  sort: '{segment}',
  finds: 'How far each segment of a running migration has come',
});

/** A migration that has run on the whole table. */
export const MigrationRecord = new Entity({
  name: 'MigrationRecord',
  table,
  timestamps: false,
  schema: item({
    /** Four digits, so that records sort by number. */
    number: string().key(),
    description: string(),
    finishedAt: string(),
    /** The number of items that the migration changed. */
    changed: number(),
    /** The number of items that the migration couldn't change; the next run tries them again. */
    problems: number().optional(),
  }),
  computeKey: migrationRecords.keys,
});
export type MigrationRecordItem = FormattedItem<typeof MigrationRecord>;

export const readMigrationRecord = async (name: string): Promise<MigrationRecordItem | undefined> =>
  (await MigrationRecord.build(GetItemCommand).key({ number: name }).options({ consistent: true }).send()).Item;

export const putMigrationRecord = (record: MigrationRecordItem) =>
  MigrationRecord.build(PutItemCommand).item(record).send();

/** The progress of a migration in one segment of the table. It exists while the migration runs. */
export const MigrationProgress = new Entity({
  name: 'MigrationProgress',
  table,
  timestamps: false,
  schema: item({
    number: string().key(),
    segment: string().key(),
    /** The number of segments of the table. */
    segments: number(),
    /** The key of the last item that was read; absent when the segment is done. */
    position: any().optional().castAs<StoredKey | undefined>(),
  }),
  computeKey: progressOfMigration.keys,
});
export type MigrationProgressItem = FormattedItem<typeof MigrationProgress>;

export const readMigrationProgress = (name: string): Promise<MigrationProgressItem[]> =>
  queryAll(MigrationProgress, progressOfMigration.list({ number: name }), { consistent: true });

export const putMigrationProgress = (progress: MigrationProgressItem) =>
  MigrationProgress.build(PutItemCommand).item(progress).send();

export const deleteMigrationProgress = async (name: string): Promise<void> => {
  for (const { number, segment } of await readMigrationProgress(name))
    await MigrationProgress.build(DeleteItemCommand).key({ number, segment }).send();
};
