import { crc32 } from 'node:zlib';
import { type Context, holds, type Item } from './expressions.ts';
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

/** Puts, updates or deletes, without looking at the condition. Answers the item afterwards. */
export const apply = (store: Store, kind: 'Put' | 'Update' | 'Delete', input: Input): Item | undefined => {
  const key = keyOf(input);
  if (kind === 'Delete') {
    store.remove(key);
    return undefined;
  }
  const before = store.get(key) ?? { ...key };
  store.put(kind === 'Put' ? (input.Item ?? {}) : updated(input.UpdateExpression ?? '', before, contextOf(input)));
  return store.get(key);
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
  const order = ({ pk, sk }: Item): string => `${pk}\n${sk}`;
  const found = store
    .inOrder()
    .filter((item) => segmentOf(item, TotalSegments) === Segment && (!start || order(item) > order(start)));
  const read = found.slice(0, limit);
  const last = found.length > limit ? read.at(-1) : undefined;
  return {
    Items: read.filter((item) => holds(input.FilterExpression, item, contextOf(input))),
    ScannedCount: read.length,
    ConsumedCapacity: { CapacityUnits: read.length },
    ...(last && { LastEvaluatedKey: lastKey(last, undefined) }),
  };
};

/** `Limit` counts what is read; the filter comes after it. */
export const query = (store: Store, input: Input): { Items: Item[]; Count: number; LastEvaluatedKey?: Item } => {
  const { IndexName: index, Limit: limit = Number.POSITIVE_INFINITY, ExclusiveStartKey: start } = input;
  const [partition, range] = rangeOf(index);
  const order = (item: Item): string => `${item[range]}\n${item.pk}\n${item.sk}`;
  const backwards = input.ScanIndexForward === false;
  const context = contextOf(input);
  const found = store
    .inPartition(partition, partitionValue(input))
    .filter((item) => item[range] !== undefined)
    .filter((item) => holds(input.KeyConditionExpression, item, context))
    .sort((a, b) => (order(a) < order(b) === backwards ? 1 : -1))
    .filter((item) => !start || (backwards ? order(item) < order(start) : order(item) > order(start)));
  const read = found.slice(0, limit);
  const last = read.length === limit ? read.at(-1) : undefined;
  const items = read.filter((item) => holds(input.FilterExpression, item, context));
  return {
    Items: items,
    Count: items.length,
    ...(last && { LastEvaluatedKey: lastKey(last, index) }),
  };
};
