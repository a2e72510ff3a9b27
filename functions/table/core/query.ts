import { type Condition, type Entity, type FormattedItem, type Query, QueryCommand } from 'dynamodb-toolbox';
import type { List } from './access-pattern.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { table } from './table.ts';

type Kinds = Entity | readonly Entity[];
type Named<E> = E extends Entity ? FormattedItem<E> & { entity: E['entityName'] } : never;
/** Items of several entities say in `entity` which is theirs. */
type Found<K extends Kinds> = K extends readonly Entity[]
  ? Named<K[number]>
  : K extends Entity
    ? FormattedItem<K>
    : never;

/** The part of a list from one text after its prefix to another, both included. */
type Part = { from?: string; to?: string };
type Reading<K extends Kinds> = Part & {
  /** Misses nothing written before, at twice the cost; indexes cannot. */
  consistent?: boolean;
  reverse?: boolean;
  /** What is read and left out counts towards the cost and the limit. */
  filter?: K extends Entity ? Condition<K> : never;
};
export type Page = { limit?: number; cursor?: string | undefined };
/** Latest first unless it says otherwise. */
export type OrderedPage = Page & { reverse?: boolean };

const rangeOf = ({ prefix }: List, { from, to }: Part): object => {
  if (from !== undefined && to !== undefined) return { range: { between: [prefix + from, prefix + to] } };
  if (to !== undefined) return { range: { lte: prefix + to } };
  return prefix ? { range: { beginsWith: prefix } } : {};
};

type More = { limit?: number; maxPages?: number; select?: 'COUNT'; exclusiveStartKey?: Record<string, unknown> };

const send = (kinds: Kinds, list: List, { from, to, filter, ...reading }: Reading<Entity>, more: More) => {
  const entities = Array.isArray(kinds) ? (kinds as Entity[]) : [kinds as Entity];
  const { index, partition } = list;
  return table
    .build(QueryCommand)
    .entities(...entities)
    .query({
      ...(index && { index }),
      partition,
      ...rangeOf(list, { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }),
    } as Query<typeof table>)
    .options({
      ...reading,
      ...more,
      ...(filter && { filters: { [entities[0]!.entityName]: filter } }),
      ...(entities.length > 1 && !more.select && { showEntityAttr: true }),
    } as object)
    .send();
};

const EVERY_PAGE = { maxPages: Number.POSITIVE_INFINITY };

/** A page of a list, in one request: at most `limit` items, and where to go on. */
export const queryPage = async <const K extends Kinds>(
  kinds: K,
  list: List,
  { limit, cursor, ...reading }: Page & Reading<K> = {},
): Promise<{ items: Found<K>[]; cursor: string | undefined }> => {
  const start = decodeCursor(cursor, list);
  const { Items: items, LastEvaluatedKey: last } = await send(kinds, list, reading as Reading<Entity>, {
    ...(limit !== undefined && { limit }),
    ...(start && { exclusiveStartKey: start }),
  });
  return { items: (items ?? []) as Found<K>[], cursor: encodeCursor(last) };
};

/** The items of a list as far as some requests take them, a megabyte each. */
export const queryPages = async <const K extends Kinds>(
  kinds: K,
  list: List,
  { pages, ...reading }: Reading<K> & { pages: number },
): Promise<Found<K>[]> => {
  const { Items: items } = await send(kinds, list, reading as Reading<Entity>, { maxPages: pages });
  return (items ?? []) as Found<K>[];
};

/** Every item of a list, in as many requests as it takes. */
export const queryAll = async <const K extends Kinds>(
  kinds: K,
  list: List,
  reading: Reading<K> = {},
): Promise<Found<K>[]> => {
  const { Items: items } = await send(kinds, list, reading as Reading<Entity>, EVERY_PAGE);
  return (items ?? []) as Found<K>[];
};

/** How many there are, without reading them over. */
export const queryCount = async <K extends Entity>(kind: K, list: List, reading: Reading<K> = {}): Promise<number> => {
  const { Count: count } = await send(kind, list, reading as unknown as Reading<Entity>, {
    ...EVERY_PAGE,
    select: 'COUNT',
  });
  return count ?? 0;
};
