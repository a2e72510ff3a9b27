import { marshall } from '@aws-sdk/util-dynamodb';
import { type Item, tokensOf } from './expressions.ts';
import { apply, conditionHolds, type Input, keyOf, query, scan } from './operations.ts';
import type { Key, Store } from './store.ts';

type Write = { [K in 'Put' | 'Update' | 'Delete' | 'ConditionCheck']?: Input };
type Command = { constructor: { name: string }; input: object };

/** DynamoDB's maximum for one transaction. */
const MOST_WRITES = 100;

const failure = (name: string, more: object = {}) => Object.assign(new Error(name), { name, ...more });

const writeOf = (write: Write): [keyof Write, Input] => Object.entries(write)[0] as [keyof Write, Input];

/** The item that a failed condition returns, when the request asks for it. */
const oldItem = (store: Store, input: Input): { Item?: object } => {
  const old = input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' ? store.get(keyOf(input)) : undefined;
  return old ? { Item: marshall(old) } : {};
};

/** The item that a write returns. */
const returned = (after: Item | undefined, input: Input): object => {
  const { ReturnValues: wanted = 'NONE', UpdateExpression: expression = '', ExpressionAttributeNames: names } = input;
  if (wanted === 'NONE') return {};
  if (wanted === 'ALL_NEW') return { Attributes: after };
  if (wanted !== 'UPDATED_NEW') throw new Error(`The table in memory returns no ${wanted}`);
  const updated = tokensOf(expression).map((token) => names?.[token] ?? token);
  return { Attributes: Object.fromEntries(Object.entries(after ?? {}).filter(([name]) => updated.includes(name))) };
};

const transactWrite = (store: Store, writes: Write[]): object => {
  const keys = new Set(
    writes.map((write) => {
      const [, { Key: key, Item: item }] = writeOf(write);
      const { pk, sk } = key ?? (item as Key);
      return `${pk}\n${sk}`;
    }),
  );
  if (keys.size < writes.length || writes.length > MOST_WRITES) throw failure('ValidationException');
  const held = writes.map((write) => conditionHolds(store, writeOf(write)[1]));
  if (held.includes(false)) {
    const reasons = held.map((each, index) =>
      each ? { Code: 'None' } : { Code: 'ConditionalCheckFailed', ...oldItem(store, writeOf(writes[index]!)[1]) },
    );
    throw failure('TransactionCanceledException', { CancellationReasons: reasons });
  }
  for (const write of writes) {
    const [kind, input] = writeOf(write);
    if (kind !== 'ConditionCheck') apply(store, kind, input);
  }
  return {};
};

const write = (store: Store, kind: 'Put' | 'Update' | 'Delete', input: Input): object => {
  if (!conditionHolds(store, input)) {
    throw failure('ConditionalCheckFailedException', oldItem(store, input));
  }
  return returned(apply(store, kind, input), input);
};

const batchGet = (
  store: Store,
  { RequestItems: tables }: { RequestItems: Record<string, { Keys: Key[] }> },
): object => {
  const found = Object.entries(tables).map(([table, { Keys: keys }]) => [
    table,
    keys.map((key) => store.get(key)).filter((item) => item !== undefined),
  ]);
  return { Responses: Object.fromEntries(found) };
};

type BatchWrite = { PutRequest?: { Item: Key & object }; DeleteRequest?: { Key: Key } };

const batchWrite = (store: Store, { RequestItems: tables }: { RequestItems: Record<string, BatchWrite[]> }): object => {
  for (const { PutRequest: put, DeleteRequest: remove } of Object.values(tables).flat()) {
    if (put) store.put(put.Item);
    if (remove) store.remove(remove.Key);
  }
  return {};
};

/** Runs a document client's command on the store, in one atomic step. */
export const answer = (store: Store, { constructor: { name }, input }: Command): object => {
  switch (name) {
    case 'GetCommand':
      return { Item: store.get((input as { Key: Key }).Key) };
    case 'PutCommand':
    case 'UpdateCommand':
    case 'DeleteCommand':
      return write(store, name.replace('Command', '') as 'Put' | 'Update' | 'Delete', input as Input);
    case 'QueryCommand':
      return query(store, input as Input);
    case 'ScanCommand':
      return scan(store, input as Input);
    case 'BatchWriteCommand':
      return batchWrite(store, input as { RequestItems: Record<string, BatchWrite[]> });
    case 'DescribeTableCommand':
      return { Table: { ItemCount: store.all().length } };
    case 'BatchGetCommand':
      return batchGet(store, input as { RequestItems: Record<string, { Keys: Key[] }> });
    case 'TransactWriteCommand':
      return transactWrite(store, (input as { TransactItems: Write[] }).TransactItems);
    default:
      throw new Error(`The table in memory has no ${name}`);
  }
};
