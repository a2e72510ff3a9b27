import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { indexNames } from '@plumbline/shared/table-names';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSleep } from '../../../platform/clock.ts';
import { prepareTable } from './prepare-table.ts';

const ARN = 'arn:aws:dynamodb:us-east-1:111122223333:table/restored';
type Description = Record<string, unknown> & { GlobalSecondaryIndexes: { IndexName: string; IndexStatus: string }[] };

/** A restored table as DynamoDB documents it: it accepts one change, and is then busy until it has been waited for. */
let table: Description;
let backups: string;
let expiry: string;
let tags: unknown;
let hasBackups: boolean;
let changes: string[];

const answer = (command: { input: Record<string, unknown> }): unknown => {
  const { input } = command;
  if (command instanceof DescribeTableCommand) return { Table: structuredClone(table) };
  if (command instanceof DescribeTimeToLiveCommand) return { TimeToLiveDescription: { TimeToLiveStatus: expiry } };
  if (command instanceof TagResourceCommand) tags = input;
  if (!hasBackups && /ContinuousBackups/.test(command.constructor.name))
    throw Object.assign(new Error('Unknown operation'), { name: 'UnknownOperationException' });
  if (command instanceof DescribeContinuousBackupsCommand)
    return {
      ContinuousBackupsDescription: { PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: backups } },
    };
  if (command instanceof UpdateContinuousBackupsCommand) backups = 'ENABLED';
  if (command instanceof UpdateTimeToLiveCommand) expiry = 'ENABLING';
  if (command instanceof UpdateTableCommand) updateTable(input);
  changes.push(command.constructor.name);
  return {};
};

const updateTable = ({
  TableName: _,
  AttributeDefinitions,
  GlobalSecondaryIndexUpdates,
  ...rest
}: Record<string, unknown>) => {
  if (table.TableStatus !== 'ACTIVE') throw Object.assign(new Error('Busy'), { name: 'ResourceInUseException' });
  const [update] = (GlobalSecondaryIndexUpdates ?? []) as { Create: { IndexName: string } }[];
  if (update) {
    expect(AttributeDefinitions).toHaveLength(2);
    table.GlobalSecondaryIndexes.push({ ...update.Create, IndexStatus: 'CREATING' });
  }
  Object.assign(table, rest, { TableStatus: 'UPDATING' });
  if ('StreamSpecification' in rest) table.LatestStreamArn = `${ARN}/stream/2026-11-27T10:00:00.000`;
};

beforeEach(() => {
  table = { TableName: 'restored', TableArn: ARN, TableStatus: 'ACTIVE', GlobalSecondaryIndexes: [] };
  [backups, expiry, tags, hasBackups, changes] = ['DISABLED', 'DISABLED', undefined, true, []];
  for (const IndexName of indexNames) table.GlobalSecondaryIndexes.push({ IndexName, IndexStatus: 'ACTIVE' });
  vi.spyOn(DynamoDBClient.prototype, 'send').mockImplementation((async (command: never) => answer(command)) as never);
  setSleep(async () => {
    table.TableStatus = 'ACTIVE';
    for (const index of table.GlobalSecondaryIndexes) index.IndexStatus = 'ACTIVE';
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  setSleep((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
});

const statesOf = async (options?: Parameters<typeof prepareTable>[1]) =>
  Object.fromEntries((await prepareTable('restored', options)).states.map(({ name, state }) => [name, state]));

describe('npm run table -- prepare', () => {
  it('turns on what DynamoDB does not restore, and returns the ARN of the new stream', async () => {
    const { states, streamArn } = await prepareTable('restored', { stage: 'production' });
    expect(states.filter(({ state }) => state === 'turned on').map(({ name }) => name)).toEqual([
      'stream',
      'expiry of items (TTL)',
      'point-in-time recovery',
      'deletion protection',
    ]);
    expect(streamArn).toBe(`${ARN}/stream/2026-11-27T10:00:00.000`);
    expect(table).toMatchObject({
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
      DeletionProtectionEnabled: true,
    });
    expect(tags).toEqual({
      ResourceArn: ARN,
      Tags: [
        { Key: 'product', Value: 'plumbline' },
        { Key: 'stage', Value: 'production' },
      ],
    });
  });

  it('creates an index that the table lacks, one after another, and waits for each', async () => {
    table.GlobalSecondaryIndexes.length = 1;
    const states = await statesOf();
    expect(states).toMatchObject({ 'index gsi1': 'right', 'index gsi2': 'turned on', 'index gsi3': 'turned on' });
    expect(table.GlobalSecondaryIndexes).toMatchObject(
      indexNames.map((IndexName) => ({ IndexName, IndexStatus: 'ACTIVE' })),
    );
  });

  it('changes nothing when it is repeated', async () => {
    await prepareTable('restored');
    changes = [];
    expect(new Set(Object.values(await statesOf()))).toEqual(new Set(['right']));
    expect(changes).toEqual([]);
  });

  it('only names missing settings with --dry-run', async () => {
    expect(await statesOf({ stage: 'production', dryRun: true })).toMatchObject({
      stream: 'missing',
      'index gsi1': 'right',
    });
    expect(changes).toEqual([]);
    expect(tags).toBeUndefined();
  });

  it('names a stream without the old images as missing, because the consumers compare both', async () => {
    table.StreamSpecification = { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' };
    expect(await statesOf({ dryRun: true })).toMatchObject({ stream: 'missing' });
  });

  it('says what a database without backups does not support', async () => {
    hasBackups = false;
    expect(await statesOf()).toMatchObject({ 'point-in-time recovery': 'not supported here', stream: 'turned on' });
  });
});
