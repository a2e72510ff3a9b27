import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient, ListStreamsCommand } from '@aws-sdk/client-dynamodb-streams';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type DynamoDb, startDynamoDb } from '../../infra/local/dynamodb/dynamodb.ts';

const credentials = { accessKeyId: 'local', secretAccessKey: 'test' };
let folder = '';
let dynamoDb: DynamoDb;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-database-'));
  dynamoDb = await startDynamoDb(folder, false);
}, 60_000);
afterAll(async () => {
  await dynamoDb.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the database on disk', () => {
  it('starts again at the same address, without the previous tables and streams', async () => {
    const client = clientOf({ endpoint: dynamoDb.endpoint, account: 'local' });
    const streams = new DynamoDBStreamsClient({ endpoint: dynamoDb.endpoint, region: 'us-east-1', credentials });
    await client.send(
      new CreateTableCommand({
        TableName: 'old',
        AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
        BillingMode: 'PAY_PER_REQUEST',
        StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
      }),
    );
    expect((await streams.send(new ListStreamsCommand({}))).Streams).toHaveLength(1);
    const { endpoint } = dynamoDb;
    await dynamoDb.renew?.();
    expect(dynamoDb.endpoint).toBe(endpoint);
    expect((await client.send(new ListTablesCommand({}))).TableNames).toEqual([]);
    expect((await streams.send(new ListStreamsCommand({}))).Streams).toEqual([]);
  });
});
