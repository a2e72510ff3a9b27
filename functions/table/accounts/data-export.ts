import {
  $remove,
  DeleteItemCommand,
  type FormattedItem,
  GetItemCommand,
  item,
  list,
  number,
  PutItemCommand,
  string,
  UpdateItemCommand,
} from 'dynamodb-toolbox';
import { indexPattern } from '../core/access-pattern.ts';
import { type DueList, queryDue } from '../core/due/due-list.ts';
import { dueShard, dueShards } from '../core/due/due-shards.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { table } from '../core/table.ts';
import { isConditionFailure } from '../core/transact.ts';

const waitingExports = indexPattern('gsi3', {
  partition: 'DATA-EXPORTS#{shard}',
  sort: '{requestedAt}#{userId}',
  finds: 'The copies of their data that users requested, which are to be made',
});

/** The newest copy of their data that a user requested. */
export const DataExport = new Entity({
  name: 'DataExport',
  table,
  timestamps: false,
  schema: item({
    userId: string().key(),
    state: string().enum('waiting', 'ready'),
    requestedAt: string(),
    /** The name of the ZIP file in the bucket, which can't be guessed. */
    object: string(),
    /** The ZIP files of earlier requests, which are deleted when this one is ready. */
    formerObjects: list(string()).optional(),
    /** The profile whose data a ready copy has; absent when it has only the user's own. */
    profileId: string().optional(),
    readyAt: string().optional(),
    /** When the bucket deletes the ZIP file (ISO). */
    expiresAt: string().optional(),
    bytes: number().optional(),
    ttl: number(),
  }).and((schema) =>
    indexKeys(schema, waitingExports, ({ state, requestedAt, userId }) =>
      state === 'waiting' ? { requestedAt, userId, shard: dueShard(userId) } : undefined,
    ),
  ),
  computeKey: keyTemplate('USER#{userId}', 'DATA-EXPORT'),
});
export type DataExportItem = FormattedItem<typeof DataExport>;

export const readDataExport = async (userId: string): Promise<DataExportItem | undefined> =>
  (await DataExport.build(GetItemCommand).key({ userId }).options({ consistent: true }).send()).Item;

/** The dates (ISO) before which a ready copy, and one that isn't ready, can be requested again. */
export type Again = { ready: string; waiting: string };

/**
 * Stores a request in place of the `previous` one. Returns false when that can't be replaced yet, or has been replaced.
 */
export const putDataExport = async (
  requested: DataExportItem,
  previous: DataExportItem | undefined,
  again: Again,
): Promise<boolean> => {
  const isPrevious = { attr: 'object' as const, eq: previous?.object ?? '' };
  const put = DataExport.build(PutItemCommand)
    .item(requested)
    .options({
      condition: {
        or: [
          { attr: 'userId', exists: false },
          {
            and: [isPrevious, { attr: 'state', eq: 'ready' }, { attr: 'requestedAt', lte: again.ready }],
          },
          {
            and: [isPrevious, { attr: 'state', eq: 'waiting' }, { attr: 'requestedAt', lte: again.waiting }],
          },
        ],
      },
    });
  try {
    await put.send();
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
};

type Outcome = Required<Pick<DataExportItem, 'readyAt' | 'expiresAt' | 'bytes' | 'ttl'>> &
  Pick<DataExportItem, 'profileId'>;

/** Changes a request. Returns false when the user has deleted the account or requested another copy. */
const change = async ({ userId, object }: DataExportItem, changes: object): Promise<boolean> => {
  const update = DataExport.build(UpdateItemCommand)
    .item({ userId, ...changes })
    .options({ condition: { attr: 'object', eq: object } });
  try {
    await update.send();
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
};

/** Stores that a copy is ready. It stays in the list until its e-mail is sent, so that no failure loses the e-mail. */
export const storeReadyExport = (requested: DataExportItem, outcome: Outcome): Promise<boolean> =>
  change(requested, { ...outcome, state: 'ready' });

/** Removes a request from the list, and the names of earlier files, which are deleted by then. */
export const endDataExport = (requested: DataExportItem): Promise<boolean> =>
  change(requested, { gsi3pk: $remove(), gsi3sk: $remove(), formerObjects: $remove() });

/** Deletes a request whose user no longer exists. */
export const deleteDataExport = (userId: string) => DataExport.build(DeleteItemCommand).key({ userId }).send();

/** The requested copies, oldest first. */
export const dueDataExports: DueList<DataExportItem> = {
  name: 'data-exports',
  shards: dueShards,
  list: (shard, query) => queryDue([DataExport], waitingExports.list({ shard }), query),
};
