import {
  type AttributeValue,
  BatchWriteItemCommand,
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  type DynamoDBClient,
  ScanCommand,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';

type Item = Record<string, AttributeValue>;

/** A copy of a table as a point-in-time restore makes it: keys, indexes and items, and no other setting. */
export type TableCopy = { description: TableDescription; items: Item[] };

const BATCH = 25;
/** The batches that are written in parallel. */
const AT_ONCE = 8;

const describe = async (client: DynamoDBClient, TableName: string): Promise<TableDescription> =>
  (await client.send(new DescribeTableCommand({ TableName }))).Table ?? {};

const readItems = async (client: DynamoDBClient, TableName: string): Promise<Item[]> => {
  const items: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName, ConsistentRead: true, ExclusiveStartKey }));
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
};

export const copyTable = async (client: DynamoDBClient, name: string): Promise<TableCopy> => ({
  description: await describe(client, name),
  items: await readItems(client, name),
});

const writeBatch = async (client: DynamoDBClient, TableName: string, batch: readonly Item[]): Promise<void> => {
  let open = batch.map((Item) => ({ PutRequest: { Item } }));
  while (open.length) {
    const { UnprocessedItems: left = {} } = await client.send(
      new BatchWriteItemCommand({ RequestItems: { [TableName]: open } }),
    );
    open = (left[TableName] ?? []) as typeof open;
  }
};

/** Creates a table with another name from a copy. Like DynamoDB's restore, it has no stream, expiry or protection. */
export const restoreCopy = async (
  client: DynamoDBClient,
  { description, items }: TableCopy,
  TableName: string,
): Promise<void> => {
  const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes = [] } = description;
  const indexes = GlobalSecondaryIndexes.map(({ IndexName, KeySchema: keys, Projection }) => ({
    IndexName,
    KeySchema: keys,
    Projection,
  }));
  await client.send(
    new CreateTableCommand({
      TableName,
      AttributeDefinitions,
      KeySchema,
      GlobalSecondaryIndexes: indexes,
      BillingMode: 'PAY_PER_REQUEST',
    } as CreateTableCommandInput),
  );
  const batches = Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );
  for (let index = 0; index < batches.length; index += AT_ONCE)
    await Promise.all(batches.slice(index, index + AT_ONCE).map((batch) => writeBatch(client, TableName, batch)));
};

const canonical = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, canonical(each)]));
};

/** Returns the number of items that are in only one of two copies, or that differ. */
export const countDifferences = (one: TableCopy, other: TableCopy): number => {
  const textsOf = ({ items }: TableCopy) => new Set(items.map((item) => JSON.stringify(canonical(item))));
  const [all, others] = [textsOf(one), textsOf(other)];
  return [...all].filter((text) => !others.has(text)).length + [...others].filter((text) => !all.has(text)).length;
};
