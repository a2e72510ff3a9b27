import { crc32 } from 'node:zlib';
import { type Context, holds, type Item, tokensOf } from './expressions.ts';
import { sizeOf } from './item-size.ts';
import type { Key, Store } from './store.ts';
import { updated } from './updates.ts';

export type Input = {
  Key?: Key;
  Item?: Item;
  IndexName?: string;
  Limit?: number;
  ScanIndexForward?: boolean;
  ExclusiveStartKey?: Item;
  KeyConditionExpression?: string;
  FilterExpression?: string;
  ConditionExpression?: string;
  ProjectionExpression?: string;
  UpdateExpression?: string;
  ReturnValues?: string;
  ReturnValuesOnConditionCheckFailure?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
};

const contextOf = ({ ExpressionAttributeNames: names, ExpressionAttributeValues: values }: Input): Context => ({
  names,
  values,
});
export const keyOf = ({ Key: key, Item: item }: Input): Key => key ?? (item as Key);

export const conditionHolds = (store: Store, input: Input): boolean =>
  holds(input.ConditionExpression, store.get(keyOf(input)), contextOf(input));

/** The item after a put or an update, without checking the condition. */
export const resultOf = (store: Store, kind: 'Put' | 'Update', input: Input): Item => {
  if (kind === 'Put') return input.Item ?? {};
  const key = keyOf(input);
  return updated(input.UpdateExpression ?? '', store.get(key) ?? { ...key }, contextOf(input));
};

/** Puts, updates or deletes without checking the condition. Returns the item afterwards. */
export const apply = (store: Store, kind: 'Put' | 'Update' | 'Delete', input: Input): Item | undefined => {
  const key = keyOf(input);
  if (kind === 'Delete') {
    store.remove(key);
    return undefined;
  }
  store.put(resultOf(store, kind, input));
  return store.get(key);
};

const MOST_PAGE_BYTES = 1024 * 1024;

/** The items of one page, which ends at the limit or with the item that exceeds a megabyte. */
const pageOf = (found: Item[], limit: number): Item[] => {
  let bytes = 0;
  const end = found.findIndex((item, index) => {
    const isFull = index >= limit || bytes > MOST_PAGE_BYTES;
    bytes += sizeOf(item);
    return isFull;
  });
  return end < 0 ? found : found.slice(0, end);
};

const bytesOf = (items: readonly Item[]): number => items.reduce((sum, item) => sum + sizeOf(item), 0);

/** The attributes that a projection names, or all. */
const projected = (item: Item, { ProjectionExpression: expression, ExpressionAttributeNames: names }: Input): Item => {
  if (expression === undefined) return item;
  const wanted = tokensOf(expression)
    .filter((token) => token !== ',')
    .map((token) => names?.[token] ?? token);
  return Object.fromEntries(wanted.filter((name) => name in item).map((name) => [name, item[name]]));
};

const rangeOf = (index: string | undefined): [string, string] => (index ? [`${index}pk`, `${index}sk`] : ['pk', 'sk']);

const lastKey = (item: Item, index: string | undefined): Item =>
  Object.fromEntries([...new Set(['pk', 'sk', ...rangeOf(index)])].map((name) => [name, item[name]]));

/** The one value that a query names with `=`, which is always its partition. */
const partitionValue = ({
  KeyConditionExpression: condition = '',
  ExpressionAttributeValues: values,
}: Input): unknown => values?.[/= (:\w+)/.exec(condition)?.[1] ?? ''];

const segmentOf = ({ pk }: Item, segments: number): number => crc32(String(pk)) % segments;

/** A page of a parallel scan, in the order of the keys. */
export const scan = (store: Store, input: Input & { Segment?: number; TotalSegments?: number }) => {
  const { Limit: limit = Number.POSITIVE_INFINITY, ExclusiveStartKey: start, Segment = 0, TotalSegments = 1 } = input;
  const read: Item[] = [];
  let bytes = 0;
  let last: Item | undefined;
  for (const item of store.inOrder(start as Key | undefined)) {
    if (TotalSegments > 1 && segmentOf(item, TotalSegments) !== Segment) continue;
    if (read.length >= limit || bytes > MOST_PAGE_BYTES) {
      last = read.at(-1);
      break;
    }
    read.push(item);
    bytes += sizeOf(item);
  }
  return {
    Items: read
      .filter((item) => holds(input.FilterExpression, item, contextOf(input)))
      .map((item) => projected(item, input)),
    ScannedCount: read.length,
    bytes,
    ConsumedCapacity: { CapacityUnits: read.length },
    ...(last && { LastEvaluatedKey: lastKey(last, undefined) }),
  };
};

/** `Limit` counts the read items; the filter applies afterwards. */
export const query = (
  store: Store,
  input: Input,
): { Items: Item[]; Count: number; ScannedCount: number; bytes: number; LastEvaluatedKey?: Item } => {
  const { IndexName: index, Limit: limit = Number.POSITIVE_INFINITY, ExclusiveStartKey: start } = input;
  const [partition, range] = rangeOf(index);
  const backwards = input.ScanIndexForward === false;
  const order = (item: Item): string => `${item[range]}\n${item.pk}\n${item.sk}`;
  const context = contextOf(input);
  const first = start && order(start);
  const isAfterStart = (place: string) => first === undefined || (backwards ? place < first : place > first);
  const places = store
    .inPartition(partition, partitionValue(input))
    .filter((item) => item[range] !== undefined && holds(input.KeyConditionExpression, item, context))
    .map((item) => ({ item, place: order(item) }))
    .filter(({ place }) => isAfterStart(place))
    .sort((a, b) => (a.place < b.place === backwards ? 1 : -1));
  const found = places.map(({ item }) => item);
  const read = pageOf(found, limit);
  const last = read.length === limit || read.length < found.length ? read.at(-1) : undefined;
  const items = read
    .filter((item) => holds(input.FilterExpression, item, context))
    .map((item) => projected(item, input));
  return {
    Items: items,
    Count: items.length,
    ScannedCount: read.length,
    bytes: bytesOf(read),
    ...(last && { LastEvaluatedKey: lastKey(last, index) }),
  };
};
