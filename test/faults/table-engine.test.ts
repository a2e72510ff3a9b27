import '../support/cloud/handler-environment.ts';
import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import * as lib from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { documents } from '../../functions/platform/documents.ts';
import { newId } from '../../functions/platform/ids.ts';
import { clientOf } from '../../infra/local/dynamodb/dynamodb.ts';
import { createRandom } from '../support/explorer/random.ts';
import { type Command, createCommands } from '../support/memory-table/random-commands.ts';
import { createTableEngine } from '../support/memory-table/server/table-server.ts';

const TableName = process.env.TABLE_NAME ?? '';
const SEEDS = 4;
const COMMANDS = 150;

const memory = lib.DynamoDBDocumentClient.from(
  clientOf({ endpoint: 'http://127.0.0.1', account: 'test', engine: createTableEngine() }),
  { marshallOptions: { removeUndefinedValues: true } },
);

const commands = {
  Get: lib.GetCommand,
  Put: lib.PutCommand,
  Update: lib.UpdateCommand,
  Delete: lib.DeleteCommand,
  Query: lib.QueryCommand,
  Scan: lib.ScanCommand,
  BatchGet: lib.BatchGetCommand,
  BatchWrite: lib.BatchWriteCommand,
  TransactWrite: lib.TransactWriteCommand,
};
type Name = keyof typeof commands;

const sorted = (value: unknown): unknown => {
  if (value instanceof Set) return [...value].sort();
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted()
      .map(([name, each]) => [name, sorted(each)]),
  );
};

type Answer = Record<string, unknown> & {
  CancellationReasons?: { Code?: string }[];
  Responses?: Record<string, object[]>;
};

/** The result of a command without what differs from request to request; a batch returns items in any order. */
const outcome = async (client: typeof documents, name: Name, input: object): Promise<unknown> => {
  try {
    const command = new commands[name](structuredClone(input) as never);
    const { $metadata: _, Responses: responses, ...answer } = (await client.send(command as never)) as Answer;
    // DynamoDB Local returns a capacity for some deletions that didn't request one.
    if (!('ReturnConsumedCapacity' in input)) delete answer.ConsumedCapacity;
    const batch = Object.values(responses ?? {}).flat();
    return sorted({ ...answer, batch: batch.map((each) => JSON.stringify(sorted(each))).sort() });
  } catch (error) {
    const { name: kind, CancellationReasons: reasons, Item: item } = error as Error & Answer;
    return { kind, reasons: reasons?.map(({ Code }) => Code), item: sorted(item) };
  }
};

/** Sends a command to both tables, which must return the same; returns the result. */
const expectSame = async (name: Name, input: object): Promise<unknown> => {
  const real = await outcome(documents, name, input);
  const ours = await outcome(memory, name, input);
  expect(ours, `${name} ${JSON.stringify(input).slice(0, 500)}`).toEqual(real);
  return real;
};

const key = (sk: string, pk = 'engine') => ({ pk, sk });
const aliases = (...names: string[]) => ({
  ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
});

beforeAll(async () => {
  await memory.send(
    new CreateTableCommand({
      TableName,
      KeySchema: [],
      AttributeDefinitions: [],
      BillingMode: 'PAY_PER_REQUEST',
    }) as never,
  );
});

describe('the table in memory behind its protocol', () => {
  it.each(Array.from({ length: SEEDS }, (_, index) => index + 100))(
    'returns the same as DynamoDB Local for random commands, seed %i',
    async (seed) => {
      const next = createCommands(TableName, `${newId()}#`, createRandom(seed));
      for (let count = 0; count < COMMANDS; count += 1) {
        const { name, input }: Command = next();
        await expectSame(name, input);
      }
    },
  );

  it('stores every type of value, changes nested paths and lists, and counts units as DynamoDB Local does', async () => {
    const units = { TableName, ReturnConsumedCapacity: 'TOTAL' };
    const values = {
      list: [1, { deep: 'a' }],
      map: { a: { b: 1 } },
      tags: new Set(['x']),
      bytes: new Uint8Array([1, 2]),
    };
    await expectSame('Put', { ...units, Item: { ...key('1'), ...values, none: null, yes: true, half: 0.5 } });
    await expectSame('Get', { ...units, Key: key('1'), ConsistentRead: true });
    const change = {
      UpdateExpression:
        'SET #map.#a.#b = :two, #list[1].#deep = :text, #n = if_not_exists(#n, :two) ADD #tags :tags REMOVE #yes',
      ...aliases('map', 'a', 'b', 'list', 'deep', 'n', 'tags', 'yes'),
      ExpressionAttributeValues: { ':two': 2, ':text': 'b', ':tags': new Set(['y']) },
    };
    await expectSame('Update', { ...units, Key: key('1'), ...change, ReturnValues: 'ALL_NEW' });
    await expectSame('Update', {
      ...units,
      Key: key('1'),
      UpdateExpression: 'ADD #n :one',
      ConditionExpression: '#map.#a.#b = :two AND #list = :list',
      ...aliases('n', 'map', 'a', 'b', 'list'),
      ExpressionAttributeValues: { ':one': 1, ':two': 2, ':list': [1, { deep: 'b' }] },
      ReturnValues: 'UPDATED_NEW',
    });
    await expectSame('Put', { ...units, Item: { ...key('2'), text: 'x'.repeat(5000), gsi1pk: 'q', gsi1sk: 'r' } });
    await expectSame('Query', {
      ...units,
      KeyConditionExpression: 'pk = :pk',
      ProjectionExpression: 'pk, sk, #half',
      ...aliases('half'),
      ExpressionAttributeValues: { ':pk': 'engine' },
    });
    const count = {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'engine' },
      Select: 'COUNT',
    };
    await expectSame('Query', { ...units, ...count });
    await expectSame('Query', { ...units, ...count, ExpressionAttributeValues: { ':pk': 'empty' } });
    await expectSame('BatchGet', {
      RequestItems: { [TableName]: { Keys: [key('1'), key('2'), key('3')] } },
      ReturnConsumedCapacity: 'TOTAL',
    });
    await expectSame('TransactWrite', {
      TransactItems: [
        { Put: { TableName, Item: { ...key('4'), gsi1pk: 'q', gsi1sk: 's' } } },
        { Delete: { TableName, Key: key('2') } },
      ],
      ReturnConsumedCapacity: 'TOTAL',
    });
  });

  it('ends a page of a list after a megabyte', async () => {
    for (let index = 0; index < 8; index += 1) {
      await expectSame('Put', { TableName, Item: { ...key(String(index), 'large'), text: 'x'.repeat(200_000) } });
    }
    const query = { TableName, KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': 'large' } };
    const page = (await expectSame('Query', query)) as { Items: object[]; LastEvaluatedKey: object };
    expect(page.Items.length).toBeLessThan(8);
    await expectSame('Query', { ...query, ExclusiveStartKey: page.LastEvaluatedKey });
  });

  const item = key('refused');
  const where = { TableName, KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': 'a' } };
  const put = (more: object = {}) => ({ Put: { TableName, Item: { ...item, ...more } } });
  const refused: [string, Name, object][] = [
    ['a key that is empty', 'Put', { TableName, Item: key('') }],
    ['a key that is a number', 'Get', { TableName, Key: { pk: 'a', sk: 1 } }],
    ['a key that lacks a part', 'Get', { TableName, Key: { pk: 'a' } }],
    ['a key with more than its parts', 'Get', { TableName, Key: { ...item, more: 'a' } }],
    ['a sort key that is too long', 'Put', { TableName, Item: key('x'.repeat(1025)) }],
    ['a key of an index that is empty', 'Put', { TableName, Item: { ...item, gsi1pk: '', gsi1sk: 'a' } }],
    ['a key of an index that is a number', 'Put', { TableName, Item: { ...item, gsi1pk: 'a', gsi1sk: 1 } }],
    ['an item that is too large', 'Put', { TableName, Item: { ...item, text: 'x'.repeat(410_000) } }],
    ['an alias that no expression uses', 'Query', { ...where, ...aliases('unused') }],
    ['an alias that is not given', 'Query', { ...where, FilterExpression: '#missing = :pk' }],
    ['a value that is not given', 'Query', { ...where, ...aliases('a'), FilterExpression: '#a = :missing' }],
    [
      'a value that no expression uses',
      'Query',
      { ...where, ExpressionAttributeValues: { ':pk': 'a', ':unused': 'b' } },
    ],
    ['a filter on a key', 'Query', { ...where, FilterExpression: 'sk = :pk' }],
    ['a limit of nothing', 'Query', { ...where, Limit: 0 }],
    ['a query without its partition', 'Query', { ...where, KeyConditionExpression: 'sk = :pk' }],
    [
      'an exact read of an index',
      'Query',
      { ...where, KeyConditionExpression: 'gsi1pk = :pk', IndexName: 'gsi1', ConsistentRead: true },
    ],
    ['a reserved word without an alias', 'Query', { ...where, FilterExpression: 'state = :pk' }],
    [
      'a change of the key',
      'Update',
      {
        TableName,
        Key: item,
        UpdateExpression: 'SET sk = :sk',
        ExpressionAttributeValues: { ':sk': 'b' },
      },
    ],
    [
      'a nested path whose parent is missing',
      'Update',
      {
        TableName,
        Key: item,
        UpdateExpression: 'SET #a.#b = :b',
        ...aliases('a', 'b'),
        ExpressionAttributeValues: { ':b': 'b' },
      },
    ],
    ['two writes of one item', 'TransactWrite', { TransactItems: [put(), put({ a: 1 })] }],
    ['a transaction without writes', 'TransactWrite', { TransactItems: [] }],
    [
      'a transaction of 101 writes',
      'TransactWrite',
      { TransactItems: Array.from({ length: 101 }, (_, index) => put({ sk: String(index) })) },
    ],
    [
      'a transaction of more than four megabytes',
      'TransactWrite',
      {
        TransactItems: Array.from({ length: 11 }, (_, index) => put({ sk: String(index), text: 'x'.repeat(390_000) })),
      },
    ],
    ['a batch that reads one item twice', 'BatchGet', { RequestItems: { [TableName]: { Keys: [item, item] } } }],
    [
      'a batch of 101 reads',
      'BatchGet',
      { RequestItems: { [TableName]: { Keys: Array.from({ length: 101 }, (_, index) => key(String(index))) } } },
    ],
    [
      'a batch of 26 writes',
      'BatchWrite',
      {
        RequestItems: {
          [TableName]: Array.from({ length: 26 }, (_, index) => ({ PutRequest: { Item: key(String(index)) } })),
        },
      },
    ],
  ];
  it.each(refused)('rejects %s as DynamoDB Local does', async (_, name, input) => {
    expect(await expectSame(name, input)).toMatchObject({ kind: 'ValidationException' });
  });
});
