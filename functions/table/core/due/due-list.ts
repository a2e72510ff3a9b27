import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Entity, FormattedItem } from 'dynamodb-toolbox';
import { documents } from '../../../platform/documents.ts';
import { environment } from '../../../platform/environment.ts';
import { indexPattern, type List } from '../access-pattern.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import { entityNameOf, formatListItem } from '../stored/format-item.ts';
import type { Attributes } from '../stored/schema-versions.ts';
import { isConditionFailure } from '../transact.ts';
import { dueShards } from './due-shards.ts';

/** The lists of entries that a schedule serves when they are due. */
export const dueListNames = [
  'data-exports',
  'match-digests',
  'match-expiry',
  'payment-checks',
  'reminders',
  'saved-searches',
] as const;
export type DueListName = (typeof dueListNames)[number];

/** The place of an entry in its list. `tries` counts the failed ones; `partition` and `sort` are keys of the index. */
export type DuePlace = { pk: string; sk: string; partition: string; sort: string; tries: number };
export type DueEntry<T> = { item: T; place: DuePlace };
/** A page of due entries. When they are done, everything before `place` is done, for a list that stores its place. */
export type DuePage<T> = { entries: DueEntry<T>[]; cursor: string | undefined; place?: string };
export type DueQuery = { at: string; limit: number; cursor: string | undefined };

/** A list in one or more partitions of the index `gsi3`, whose sort keys begin with the date when an entry is due. */
export type DueList<T> = {
  name: DueListName;
  shards: readonly string[];
  /** Returns the entries of a shard that are due at `at` (ISO), oldest first. */
  list: (shard: string, query: DueQuery) => Promise<DuePage<T>>;
  /** Returns the partition of an entry whose date changes; by default, it stays in its partition. */
  partitionAt?: (partition: string, at: string) => string;
  /** Stores the place of a shard before which everything is done. */
  keepPlace?: (shard: string, place: string) => Promise<void>;
};

/** Entries that failed too often. They stay in the index until an operator moves them back, so they aren't lost. */
const parkedEntries = indexPattern('gsi3', {
  partition: 'PARKED#{list}#{shard}',
  sort: '{parkedAt}#{entry}',
  finds: 'The entries of a due list that failed five times',
});

const placeOf = ({ pk, sk, gsi3pk, gsi3sk, dueTries }: Attributes): DuePlace => ({
  pk: String(pk),
  sk: String(sk),
  partition: String(gsi3pk),
  sort: String(gsi3sk),
  tries: Number(dueTries ?? 0),
});

/** Returns the stored items of a partition of the index, with their keys, up to `to` in the order of the sort key. */
const readStoredPage = async (list: List, { to, limit, cursor }: Partial<DueQuery> & { to?: string }) => {
  const start = decodeCursor(cursor, list);
  const { Items: items = [], LastEvaluatedKey: last } = await documents.send(
    new QueryCommand({
      TableName: environment.tableName,
      IndexName: 'gsi3',
      KeyConditionExpression: to === undefined ? 'gsi3pk = :in' : 'gsi3pk = :in AND gsi3sk <= :to',
      ExpressionAttributeValues: { ':in': list.partition, ...(to !== undefined && { ':to': to }) },
      ...(limit !== undefined && { Limit: limit }),
      ...(start && { ExclusiveStartKey: start }),
    }),
  );
  return { items: items as Attributes[], cursor: encodeCursor(last) };
};

type NamedItem<E> = E extends Entity ? FormattedItem<E> & { entity: E['entityName'] } : never;

/** An item of a list; its entity is named when the list has several. */
type DueItem<E extends readonly Entity[]> = E extends readonly [infer One extends Entity]
  ? FormattedItem<One>
  : NamedItem<E[number]>;

/** Returns a page of due entries in a partition, oldest first. Logs entries that can't be read and leaves them out. */
export const queryDue = async <const E extends readonly Entity[]>(
  entities: E,
  list: List,
  { at, limit, cursor }: DueQuery,
): Promise<DuePage<DueItem<E>>> => {
  const page = await readStoredPage(list, { to: `${at}#~`, limit, cursor });
  const entries = page.items.flatMap((stored) => {
    const entity = entities.find(({ entityName }) => entityName === entityNameOf(stored));
    const item = entity && formatListItem(entity, stored);
    if (!item) return [];
    const named = entities.length > 1 ? { ...item, entity: entity.entityName } : item;
    return [{ item: named as DueItem<E>, place: placeOf(stored) }];
  });
  return { entries, cursor: page.cursor };
};

/** Returns the sort key of an entry after its date. */
const entryOf = (sort: string): string => sort.slice(sort.indexOf('#') + 1);

/** Changes the index keys of an entry, unless it was served or moved meanwhile. Returns whether it was changed. */
const move = async (
  { pk, sk, partition, sort }: DuePlace,
  update: { expression: string; names: Record<string, string>; values: Record<string, unknown> },
): Promise<boolean> => {
  try {
    await documents.send(
      new UpdateCommand({
        TableName: environment.tableName,
        Key: { pk, sk },
        UpdateExpression: update.expression,
        ConditionExpression: 'gsi3pk = :wasIn AND gsi3sk = :wasAt',
        ExpressionAttributeNames: update.names,
        ExpressionAttributeValues: { ...update.values, ':wasIn': partition, ':wasAt': sort },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
};

/** Moves an entry to a later place of its list. */
export const postponeDue = <T>({ partitionAt }: DueList<T>, place: DuePlace, until: string): Promise<boolean> =>
  move(place, {
    expression: 'SET gsi3pk = :in, gsi3sk = :at, #tries = :tries',
    names: { '#tries': 'dueTries' },
    values: {
      ':in': partitionAt?.(place.partition, until) ?? place.partition,
      ':at': `${until}#${entryOf(place.sort)}`,
      ':tries': place.tries,
    },
  });

/**
 * Counts a try of an entry before it is served, and moves it to `until`, when it is due again if the run is stopped.
 * Returns its new place with the number of earlier tries; undefined when another run has it.
 */
export const claimDue = async <T>(list: DueList<T>, place: DuePlace, until: string): Promise<DuePlace | undefined> => {
  if (!(await postponeDue(list, { ...place, tries: place.tries + 1 }, until))) return undefined;
  const partition = list.partitionAt?.(place.partition, until) ?? place.partition;
  return { ...place, partition, sort: `${until}#${entryOf(place.sort)}` };
};

/** Takes an entry out of its list and parks it. */
export const parkDue = ({ name }: Pick<DueList<unknown>, 'name'>, place: DuePlace, parkedAt: string) => {
  const shard = dueShards.find((each) => place.partition.endsWith(`#${each}`)) ?? dueShards[0]!;
  const keys = parkedEntries.keys({ list: name, shard, parkedAt, entry: entryOf(place.sort) });
  return move(place, {
    expression: 'SET gsi3pk = :in, gsi3sk = :at, #tries = :tries, #from = :from',
    names: { '#tries': 'dueTries', '#from': 'dueIn' },
    values: { ':in': keys.gsi3pk, ':at': keys.gsi3sk, ':tries': place.tries, ':from': place.partition },
  });
};

/** A parked entry; `from` is the partition that it is moved back to. */
export type ParkedEntry = { place: DuePlace; from: string; entity: string; parkedAt: string };

/** Returns all parked entries of a list, oldest first within each shard. */
export const listParked = async (list: DueListName): Promise<ParkedEntry[]> => {
  const parked: ParkedEntry[] = [];
  for (const shard of dueShards) {
    let cursor: string | undefined;
    do {
      const page = await readStoredPage(parkedEntries.list({ list, shard }), { cursor });
      for (const stored of page.items) {
        const place = placeOf(stored);
        const [parkedAt = ''] = place.sort.split('#');
        parked.push({ place, from: String(stored.dueIn), entity: String(entityNameOf(stored)), parkedAt });
      }
      cursor = page.cursor;
    } while (cursor);
  }
  return parked;
};

/** Moves a parked entry back to its list, due at `at`, with all of its tries. */
export const unparkDue = <T>(
  { partitionAt }: Pick<DueList<T>, 'partitionAt'>,
  { place, from }: ParkedEntry,
  at: string,
) =>
  move(place, {
    expression: 'SET gsi3pk = :in, gsi3sk = :at REMOVE #tries, #from',
    names: { '#tries': 'dueTries', '#from': 'dueIn' },
    values: { ':in': partitionAt?.(from, at) ?? from, ':at': `${at}#${entryOf(place.sort)}` },
  });
