import { QueryCommand as QueryItems } from '@aws-sdk/lib-dynamodb';
import { type Condition, type Entity, type FormattedItem, type Query, QueryCommand } from 'dynamodb-toolbox';
import { documents } from '../../platform/documents.ts';
import type { List } from './access-pattern.ts';
import { decodeCursor, encodeCursor, type Part } from './cursor.ts';
import { entityNameOf, formatListItem } from './stored/format-item.ts';
import type { Attributes } from './stored/schema-versions.ts';
import { table } from './table.ts';

type Kinds = Entity | readonly Entity[];
type NamedItem<E> = E extends Entity ? FormattedItem<E> & { entity: E['entityName'] } : never;
/** An item that a query returns. When the query has several entities, `entity` is the name of the item's own. */
type QueriedItem<K extends Kinds> = K extends readonly Entity[]
  ? NamedItem<K[number]>
  : K extends Entity
    ? FormattedItem<K>
    : never;

type Reading<K extends Kinds> = Part & {
  /** Includes every earlier write, at twice the cost; indexes don't support it. */
  consistent?: boolean;
  reverse?: boolean;
  /** Items that the filter removes still count towards the cost and the limit. */
  filter?: K extends Entity ? Condition<K> : never;
};
export type Page = { limit?: number; cursor?: string | undefined };
/** `reverse` is true by default: newest first. */
export type OrderedPage = Page & { reverse?: boolean };

const rangeOf = ({ prefix }: List, { from, to }: Part): object => {
  if (from !== undefined && to !== undefined) return { range: { between: [prefix + from, prefix + to] } };
  if (to !== undefined) return { range: { lte: prefix + to } };
  return prefix ? { range: { beginsWith: prefix } } : {};
};

type Key = Record<string, unknown>;
type More = { limit?: number; maxPages?: number; select?: 'COUNT'; exclusiveStartKey?: Record<string, unknown> };

/** Returns the item of its entity, or no item when it can't be read, so that the list continues. */
const formatFound = (entities: readonly Entity[], item: Attributes): object[] => {
  const entity = entities.find(({ entityName }) => entityName === entityNameOf(item));
  const formatted = entity && formatListItem(entity, item);
  if (!formatted) return [];
  return [entities.length > 1 ? { ...formatted, entity: entity.entityName } : formatted];
};

const send = async (kinds: Kinds, list: List, { from, to, filter, ...reading }: Reading<Entity>, more: More) => {
  const entities = Array.isArray(kinds) ? (kinds as Entity[]) : [kinds as Entity];
  const { index, partition } = list;
  const { maxPages = 1, ...options } = more;
  const params = table
    .build(QueryCommand)
    .entities(...entities)
    .query({
      ...(index && { index }),
      partition,
      ...rangeOf(list, { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }),
    } as Query<typeof table>)
    .options({ ...reading, ...options, ...(filter && { filters: { [entities[0]!.entityName]: filter } }) } as object)
    .params();

  const items: unknown[] = [];
  let count = 0;
  let last: Key | undefined;
  for (let page = 0; page < maxPages && (page === 0 || last); page += 1) {
    const found = await documents.send(new QueryItems({ ...params, ...(last && { ExclusiveStartKey: last }) }));
    for (const item of found.Items ?? []) items.push(...formatFound(entities, item));
    count += found.Count ?? 0;
    last = found.LastEvaluatedKey;
  }
  return { items, count, last };
};

const EVERY_PAGE = { maxPages: Number.POSITIVE_INFINITY };

/** Returns a page of a list in one request: at most `limit` items, and the cursor of the next page. */
export const queryPage = async <const K extends Kinds>(
  kinds: K,
  list: List,
  { limit, cursor, ...reading }: Page & Reading<K> = {},
): Promise<{ items: QueriedItem<K>[]; cursor: string | undefined }> => {
  const start = decodeCursor(cursor, list, reading);
  const { items, last } = await send(kinds, list, reading as Reading<Entity>, {
    ...(limit !== undefined && { limit }),
    ...(start && { exclusiveStartKey: start }),
  });
  return { items: items as QueriedItem<K>[], cursor: encodeCursor(last) };
};

/** Returns the first items of a list: those that `pages` requests read, up to a megabyte each. */
export const queryPages = async <const K extends Kinds>(
  kinds: K,
  list: List,
  { pages, ...reading }: Reading<K> & { pages: number },
): Promise<QueriedItem<K>[]> => {
  const { items } = await send(kinds, list, reading as Reading<Entity>, { maxPages: pages });
  return items as QueriedItem<K>[];
};

/** Returns every item of a list, in any number of requests. */
export const queryAll = async <const K extends Kinds>(
  kinds: K,
  list: List,
  reading: Reading<K> = {},
): Promise<QueriedItem<K>[]> => {
  const { items } = await send(kinds, list, reading as Reading<Entity>, EVERY_PAGE);
  return items as QueriedItem<K>[];
};

/** Returns the number of items without transferring them. */
export const queryCount = async <K extends Entity>(kind: K, list: List, reading: Reading<K> = {}): Promise<number> => {
  const { count } = await send(kind, list, reading as unknown as Reading<Entity>, {
    ...EVERY_PAGE,
    select: 'COUNT',
  });
  return count;
};
