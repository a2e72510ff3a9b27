import type { Item } from '../expressions.ts';
import { sizeOf } from '../item-size.ts';
import { type Input, keyOf } from '../operations.ts';
import { answer } from '../send.ts';
import type { Key, Store } from '../store.ts';
import { itemFromWire, itemToWire, refuse, type WireItem } from './attribute-values.ts';
import { readUnits, transactionUnits, writeUnits } from './capacity.ts';
import {
  checkBatch,
  checkExpressions,
  checkKey,
  checkPut,
  checkQuery,
  checkTransaction,
  checkWrite,
  type WriteEntry,
} from './request-checks.ts';

const MOST_KEYS_READ = 100;
const MOST_BATCH_WRITES = 25;

type Body = Record<string, unknown>;
type Answer = {
  Item?: Item;
  Attributes?: Item;
  Items?: Item[];
  Count?: number;
  ScannedCount?: number;
  LastEvaluatedKey?: Item;
  Responses?: Record<string, Item[]>;
  /** The items that a list read, before its filter. */
  bytes?: number;
};

/** The input of a command, with items and values as JavaScript has them. */
const inputOf = (body: Body): Input => {
  const converted = { ...body } as Record<string, unknown>;
  for (const name of ['Key', 'Item', 'ExclusiveStartKey', 'ExpressionAttributeValues']) {
    if (body[name]) converted[name] = itemFromWire(body[name] as WireItem);
  }
  return converted as Input;
};

/** The consumed capacity, where the request asks for it; batches and transactions have a list of tables. */
const capacityOf = (body: Body, units: () => number): { ConsumedCapacity?: object } => {
  if ((body.ReturnConsumedCapacity ?? 'NONE') === 'NONE') return {};
  const { TableName: own, RequestItems: tables = {}, TransactItems: writes = [] } = body;
  const [written] = (writes as Record<string, Body>[]).flatMap((write) => Object.values(write));
  const name = own ?? Object.keys(tables as object)[0] ?? written?.TableName;
  const consumed = { TableName: name, CapacityUnits: units() };
  return { ConsumedCapacity: own === undefined ? [consumed] : consumed };
};

/** The stored items that some writes concern. */
const itemsAt = (store: Store, inputs: readonly Input[]): (Item | undefined)[] =>
  inputs.map((input) => store.get(keyOf(input)));

const run = (store: Store, name: string, input: object): Answer =>
  answer(store, { constructor: { name: `${name}Command` }, input }) as Answer;

const write = (store: Store, kind: 'Put' | 'Update' | 'Delete', body: Body): object => {
  const input = inputOf(body);
  checkWrite(store, kind, input);
  const [before] = itemsAt(store, [input]);
  const { Attributes: attributes } = run(store, kind, input);
  const [after] = itemsAt(store, [input]);
  return {
    ...(attributes && { Attributes: itemToWire(attributes) }),
    ...capacityOf(body, () => writeUnits({ before, after })),
  };
};

const list = (store: Store, name: 'Query' | 'Scan', body: Body): object => {
  const input = inputOf(body);
  if (name === 'Query') checkQuery(input);
  else checkExpressions(input);
  const {
    Items: items = [],
    ScannedCount: scanned = items.length,
    LastEvaluatedKey: last,
    bytes = 0,
  } = run(store, name, input);
  return {
    Count: items.length,
    ScannedCount: scanned,
    ...(body.Select !== 'COUNT' && { Items: items.map(itemToWire) }),
    ...(last && { LastEvaluatedKey: itemToWire(last) }),
    ...capacityOf(body, () => readUnits(bytes, body.ConsistentRead === true)),
  };
};

type BatchWrite = { PutRequest?: { Item: WireItem }; DeleteRequest?: { Key: WireItem } };

const batchWrite = (store: Store, tables: Record<string, BatchWrite[]>): object => {
  const converted = Object.entries(tables).map(([table, requests]) => [
    table,
    requests.map(({ PutRequest: put, DeleteRequest: remove }) => ({
      ...(put && { PutRequest: { Item: itemFromWire(put.Item) } }),
      ...(remove && { DeleteRequest: { Key: itemFromWire(remove.Key) } }),
    })),
  ]);
  const RequestItems = Object.fromEntries(converted) as Record<
    string,
    { PutRequest?: { Item: Item }; DeleteRequest?: { Key: Item } }[]
  >;
  const requests = Object.values(RequestItems).flat();
  checkBatch(
    requests.map(({ PutRequest: put, DeleteRequest: remove }) => put?.Item ?? remove?.Key),
    MOST_BATCH_WRITES,
  );
  for (const { PutRequest: put, DeleteRequest: remove } of requests) {
    if (put) checkPut(put.Item);
    else checkKey(remove?.Key);
  }
  run(store, 'BatchWrite', { RequestItems });
  return { UnprocessedItems: {} };
};

type KeysToRead = { Keys: WireItem[]; ProjectionExpression?: string; ConsistentRead?: boolean };

const batchGet = (store: Store, body: Body): object => {
  const tables = body.RequestItems as Record<string, KeysToRead>;
  const requested = Object.entries(tables).map(([table, { Keys: keys, ...options }]) => {
    if (options.ProjectionExpression) refuse('The table in memory projects nothing in a batch');
    return [table, { ...options, Keys: keys.map(itemFromWire) as Key[] }] as const;
  });
  const keys = requested.flatMap(([, { Keys }]) => Keys);
  keys.forEach(checkKey);
  checkBatch(keys, MOST_KEYS_READ);
  const { Responses: responses = {} } = run(store, 'BatchGet', { RequestItems: Object.fromEntries(requested) });
  const found = Object.entries(responses).map(([table, items]) => [table, items.map(itemToWire)]);
  const isConsistent = Object.values(tables).some(({ ConsistentRead: each }) => each === true);
  const units = () => {
    const items = itemsAt(
      store,
      keys.map((key) => ({ Key: key })),
    );
    return items.reduce((sum, item) => sum + (item ? readUnits(sizeOf(item), isConsistent) : 0), 0);
  };
  return { Responses: Object.fromEntries(found), UnprocessedKeys: {}, ...capacityOf(body, units) };
};

const transactWrite = (store: Store, body: Body): object => {
  const writes = (body.TransactItems as Record<string, Body>[]).map((entry) => {
    const [kind, member] = Object.entries(entry)[0] ?? refuse('A member of TransactItems is empty');
    return { [kind]: inputOf(member) } as WriteEntry;
  });
  checkTransaction(store, writes);
  const inputs = writes.flatMap((each) => Object.values(each));
  const before = itemsAt(store, inputs);
  run(store, 'TransactWrite', { TransactItems: writes });
  const after = itemsAt(store, inputs);
  const changes = inputs.map((_, index) => ({ before: before[index], after: after[index] }));
  return capacityOf(body, () => transactionUnits(changes));
};

/** The operations on items, each in one atomic step. */
export const dataOperations: Record<string, (store: Store, body: Body) => object> = {
  GetItem: (store, body) => {
    const { Key: key, ...rest } = inputOf(body);
    if (rest.ProjectionExpression) refuse('The table in memory projects nothing in GetItem');
    checkKey(key);
    const { Item: item } = run(store, 'Get', { Key: key });
    const units = () => readUnits(item ? sizeOf(item) : 1, body.ConsistentRead === true);
    return { ...(item && { Item: itemToWire(item) }), ...capacityOf(body, units) };
  },
  PutItem: (store, body) => write(store, 'Put', body),
  UpdateItem: (store, body) => write(store, 'Update', body),
  DeleteItem: (store, body) => write(store, 'Delete', body),
  Query: (store, body) => list(store, 'Query', body),
  Scan: (store, body) => list(store, 'Scan', body),
  BatchGetItem: batchGet,
  BatchWriteItem: (store, body) => batchWrite(store, body.RequestItems as Parameters<typeof batchWrite>[1]),
  TransactWriteItems: transactWrite,
};
