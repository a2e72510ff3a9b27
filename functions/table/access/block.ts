import {
  BatchGetRequest,
  ConditionCheck,
  DeleteItemCommand,
  type FormattedItem,
  GetItemCommand,
  item,
  PutTransaction,
  string,
} from 'dynamodb-toolbox';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';

const blocks = tablePattern({
  partition: 'PROFILE#{blocker}',
  sort: 'UNSEEN-BY#{blocked}',
  finds: 'Whom a profile has blocked',
});
const blockersOf = indexPattern('gsi2', {
  partition: 'PROFILE#{blocked}',
  sort: 'BLOCKED-BY#{blocker}',
  finds: 'Who has blocked a profile',
});

/** A block: the blocker isn't shown to the blocked profile. */
export const Block = new Entity({
  name: 'Block',
  table,
  timestamps: false,
  schema: item({
    blocker: string().key(),
    blocked: string().key(),
    date: string(),
  }).and((schema) => indexKeys(schema, blockersOf, (block) => block)),
  computeKey: blocks.keys,
});
export type BlockItem = FormattedItem<typeof Block>;
type BlockKey = Pick<BlockItem, 'blocker' | 'blocked'>;

/** Stores a block; fails when it exists, so that it keeps its date. */
export const putBlock = (block: BlockItem) =>
  Block.build(PutTransaction)
    .item(block)
    .options({ condition: { attr: 'blocker', exists: false } });

export const deleteBlock = (key: BlockKey) => Block.build(DeleteItemCommand).key(key).send();

export const blockRequest = (blocker: string, blocked: string) =>
  Block.build(BatchGetRequest).key({ blocker, blocked });

export const readBlock = async (blocker: string, blocked: string): Promise<BlockItem | undefined> =>
  (await Block.build(GetItemCommand).key({ blocker, blocked }).options({ consistent: true }).send()).Item;

/** Fails while the block exists. */
export const ifNotBlocked = (blocker: string, blocked: string) =>
  Block.build(ConditionCheck).key({ blocker, blocked }).condition({ attr: 'blocker', exists: false });

/** Returns a profile's blocks, in no order. One request is enough, because a profile may block only a few. */
export const listBlocks = async (blocker: string): Promise<BlockItem[]> =>
  (await queryPage(Block, blocks.list({ blocker }), { consistent: true })).items;

/** Returns the ids of the profiles that a profile has blocked. */
export const blockedBy = async (blocker: string): Promise<ReadonlySet<string>> =>
  new Set((await listBlocks(blocker)).map(({ blocked }) => blocked));

/**
 * Returns the ids of the profiles that have blocked a profile, in one request. Blocks beyond one page and those of the
 * last moment are missing, so callers that read a single profile check its block as well.
 */
export const blockersOfProfile = async (blocked: string): Promise<ReadonlySet<string>> =>
  new Set((await queryPage(Block, blockersOf.list({ blocked }))).items.map(({ blocker }) => blocker));
