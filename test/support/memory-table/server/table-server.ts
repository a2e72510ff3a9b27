import type { DynamoDb } from '../../../../infra/local/dynamodb/dynamodb.ts';
import type { TableEngine } from '../../../../infra/local/dynamodb/table-engine.ts';
import { Store } from '../store.ts';
import { dataOperations } from './data-operations.ts';
import { createStreamLog, type StreamLog } from './stream-log.ts';

type Body = Record<string, unknown>;
type Table = {
  definition: object;
  arn: string;
  store: Store;
  stream: StreamLog;
  /** The results of transactions, by their idempotency tokens. */
  transactions: Map<string, string>;
};

const failure = (name: string, message = name): Error => Object.assign(new Error(message), { name });

const createTable = (body: Body, account: string): Table => {
  const [store, stream] = [new Store(), createStreamLog()];
  store.observe(stream.note);
  const arn = `arn:aws:dynamodb:us-east-1:${account}:table/${body.TableName}/stream/1`;
  return { definition: body, arn, store, stream, transactions: new Map() };
};

const described = ({ definition, arn, store }: Table): object => ({
  ...definition,
  TableStatus: 'ACTIVE',
  LatestStreamArn: arn,
  ItemCount: store.all().length,
});

/** Operations on tables and streams; a table is found by the access key that created it. */
const createControl = (tables: Map<string, Table>) => {
  const find = (account: string): Table => {
    const table = tables.get(account);
    if (!table) throw failure('ResourceNotFoundException', 'Cannot do operations on a non-existent table');
    return table;
  };
  const operations: Record<string, (account: string, body: Body) => object> = {
    CreateTable: (account, body) => {
      if (tables.has(account)) throw failure('ResourceInUseException');
      const table = createTable(body, account);
      tables.set(account, table);
      return { TableDescription: described(table) };
    },
    DescribeTable: (account) => ({ Table: described(find(account)) }),
    DeleteTable: (account) => {
      const table = find(account);
      tables.delete(account);
      return { TableDescription: described(table) };
    },
    UpdateTimeToLive: (_, { TimeToLiveSpecification }) => ({ TimeToLiveSpecification }),
    DescribeStream: (account) => find(account).stream.describe(find(account).arn),
    GetShardIterator: (account, body) => find(account).stream.iterator(body as Record<string, string>),
    GetRecords: (account, { ShardIterator: iterator, Limit: limit }) =>
      find(account).stream.read(String(iterator), limit as number | undefined),
  };
  return { find, operations };
};

const responseTo = (error: unknown): { status: number; body: string } => {
  const { name, message, ...details } = error as Error & object;
  // The table in memory doesn't support any other request.
  const type = name === 'Error' || name === 'TypeError' ? 'ValidationException' : name;
  const isItems = (_: string, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
  const body = JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message, ...details }, isItems);
  return { status: 400, body };
};

/**
 * DynamoDB's protocol on tables in memory, for API tests: it supports the operations and expressions that the table
 * files use and rejects every other one. `test/faults/memory-table.test.ts` compares it with DynamoDB Local.
 */
export const createTableEngine = (): TableEngine => {
  const { find, operations } = createControl(new Map());

  const perform = (operation: string, account: string, text: string): string => {
    const body = JSON.parse(text) as Body;
    const control = operations[operation];
    if (control) return JSON.stringify(control(account, body));
    const perform = dataOperations[operation];
    if (!perform) throw failure('UnknownOperationException', `The table in memory has no ${operation}`);
    const { store, transactions } = find(account);
    const token = operation === 'TransactWriteItems' ? (body.ClientRequestToken as string | undefined) : undefined;
    const known = token && transactions.get(token);
    if (known) return known;
    const answer = JSON.stringify(perform(store, body));
    if (token) transactions.set(token, answer);
    return answer;
  };

  return ({ operation, account, body }) => {
    try {
      return { status: 200, body: perform(operation, account, body) };
    } catch (error) {
      return responseTo(error);
    }
  };
};

/** A table in memory in place of DynamoDB Local. No server listens at its address. */
export const startMemoryTable = async (): Promise<DynamoDb> => ({
  endpoint: 'http://127.0.0.1:9',
  engine: createTableEngine(),
  renew: async () => {},
  stop: async () => {},
});
