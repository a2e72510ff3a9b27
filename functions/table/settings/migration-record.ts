import { Entity, type FormattedItem, GetItemCommand, item, number, PutItemCommand, string } from 'dynamodb-toolbox';
import { tablePattern } from '../core/access-pattern.ts';
import { table } from '../core/table.ts';

const migrationRecords = tablePattern({
  partition: 'MIGRATIONS',
  sort: '{number}',
  finds: 'The migrations that have run on the table',
});

/** A migration that has run on the whole table. */
export const MigrationRecord = new Entity({
  name: 'MigrationRecord',
  table,
  timestamps: false,
  schema: item({
    /** Four digits, so that records sort by it. */
    number: string().key(),
    description: string(),
    finishedAt: string(),
    /** How many items it changed. */
    changed: number(),
  }),
  computeKey: migrationRecords.keys,
});
export type MigrationRecordItem = FormattedItem<typeof MigrationRecord>;

export const readMigrationRecord = async (name: string): Promise<MigrationRecordItem | undefined> =>
  (await MigrationRecord.build(GetItemCommand).key({ number: name }).options({ consistent: true }).send()).Item;

export const putMigrationRecord = (record: MigrationRecordItem) =>
  MigrationRecord.build(PutItemCommand).item(record).send();
