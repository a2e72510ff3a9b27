import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  type TableDescription,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  type UpdateTableCommandInput,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { indexKeysOf, indexNames, tableAttributes } from '@plumbline/shared/table-names';
import { sleep } from '../../../platform/clock.ts';

const client = new DynamoDBClient({});
const STREAM_VIEW = 'NEW_AND_OLD_IMAGES';
const POLL_MS = 5000;

const describeTable = async (TableName: string): Promise<TableDescription> => {
  const { Table: table } = await client.send(new DescribeTableCommand({ TableName }));
  if (!table) throw new Error(`There is no table ${TableName}`);
  return table;
};

/** Waits until the table and its indexes are active: DynamoDB accepts one change of a table at a time. */
const waitUntilActive = async (name: string): Promise<TableDescription> => {
  for (;;) {
    const table = await describeTable(name);
    const states = [table.TableStatus, ...(table.GlobalSecondaryIndexes ?? []).map(({ IndexStatus }) => IndexStatus)];
    if (states.every((state) => state === 'ACTIVE')) return table;
    await sleep(POLL_MS);
  }
};

const updateTable = async (name: string, change: Omit<UpdateTableCommandInput, 'TableName'>): Promise<void> => {
  await client.send(new UpdateTableCommand({ TableName: name, ...change }));
  await waitUntilActive(name);
};

/** A setting that the product needs and that a restored table lacks. */
type TableSetting = {
  name: string;
  isSet: (table: TableDescription) => boolean | Promise<boolean>;
  turnOn: (name: string) => Promise<unknown>;
};

const attributesOf = (index: (typeof indexNames)[number]) => Object.values(indexKeysOf(index));

/** A table that was restored to a time before the release of an index lacks the index. */
const indexSettings = indexNames.map((index): TableSetting => {
  const [partitionKey, sortKey] = attributesOf(index);
  return {
    name: `index ${index}`,
    isSet: ({ GlobalSecondaryIndexes: found = [] }) => found.some(({ IndexName }) => IndexName === index),
    turnOn: (name) =>
      updateTable(name, {
        AttributeDefinitions: attributesOf(index).map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
        GlobalSecondaryIndexUpdates: [
          {
            Create: {
              IndexName: index,
              KeySchema: [
                { AttributeName: partitionKey, KeyType: 'HASH' },
                { AttributeName: sortKey, KeyType: 'RANGE' },
              ],
              Projection: { ProjectionType: 'ALL' },
            },
          },
        ],
      }),
  };
});

const settings: readonly TableSetting[] = [
  {
    name: 'stream',
    isSet: ({ StreamSpecification: stream }) => stream?.StreamEnabled === true && stream.StreamViewType === STREAM_VIEW,
    turnOn: (name) => updateTable(name, { StreamSpecification: { StreamEnabled: true, StreamViewType: STREAM_VIEW } }),
  },
  ...indexSettings,
  {
    name: 'expiry of items (TTL)',
    isSet: async ({ TableName }) => {
      const { TimeToLiveDescription: found } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
      return ['ENABLED', 'ENABLING'].includes(found?.TimeToLiveStatus ?? '');
    },
    turnOn: (TableName) =>
      client.send(
        new UpdateTimeToLiveCommand({
          TableName,
          TimeToLiveSpecification: { AttributeName: tableAttributes.timeToLive, Enabled: true },
        }),
      ),
  },
  {
    name: 'point-in-time recovery',
    isSet: async ({ TableName }) => {
      const { ContinuousBackupsDescription: found } = await client.send(
        new DescribeContinuousBackupsCommand({ TableName }),
      );
      return found?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus === 'ENABLED';
    },
    turnOn: (TableName) =>
      client.send(
        new UpdateContinuousBackupsCommand({
          TableName,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        }),
      ),
  },
  {
    name: 'deletion protection',
    isSet: ({ DeletionProtectionEnabled }) => DeletionProtectionEnabled === true,
    turnOn: (name) => updateTable(name, { DeletionProtectionEnabled: true }),
  },
];

/** DynamoDB Local has no backups and no tags. */
const isUnsupported = (error: unknown): boolean => error instanceof Error && error.name === 'UnknownOperationException';

/** The state of a setting: it was right, was turned on, is missing (with `dryRun`), or isn't supported here. */
export type SettingState = { name: string; state: 'right' | 'turned on' | 'missing' | 'not supported here' };

const prepareSetting = async (
  { name, isSet, turnOn }: TableSetting,
  table: TableDescription,
  dryRun: boolean,
): Promise<SettingState> => {
  try {
    if (await isSet(table)) return { name, state: 'right' };
    if (dryRun) return { name, state: 'missing' };
    await turnOn(table.TableName ?? '');
    return { name, state: 'turned on' };
  } catch (error) {
    if (isUnsupported(error)) return { name, state: 'not supported here' };
    throw error;
  }
};

/**
 * Gives a restored table everything that the data stack gives its own: stream, indexes, expiry, recovery, deletion
 * protection and tags. DynamoDB restores only items and indexes. Repeating it changes nothing. Returns the state of
 * each setting and the ARN of the stream.
 */
export const prepareTable = async (
  name: string,
  { stage, dryRun = false }: { stage?: string | undefined; dryRun?: boolean } = {},
): Promise<{ states: SettingState[]; streamArn: string | undefined }> => {
  const table = await waitUntilActive(name);
  const states: SettingState[] = [];
  for (const setting of settings) states.push(await prepareSetting(setting, table, dryRun));
  if (stage && !dryRun) {
    const Tags = [
      { Key: 'product', Value: 'plumbline' },
      { Key: 'stage', Value: stage },
    ];
    await client.send(new TagResourceCommand({ ResourceArn: table.TableArn, Tags }));
  }
  return { states, streamArn: (await describeTable(name)).LatestStreamArn };
};
