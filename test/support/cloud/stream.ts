import './handler-environment.ts';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { documents } from '../../../functions/platform/documents.ts';
import { type Checkpoint, createShardReader } from '../../../infra/local/streams/stream-shards.ts';
import { createStreamSource, type StreamRecord } from '../../../infra/local/streams/stream-source.ts';
import { devEndpoint } from './cloud.ts';

const TableName = () => process.env.TABLE_NAME ?? '';

/** Waits until the stream's consumers are idle; fails after `timeoutMs`, or after some minutes. */
export const settled = async (timeoutMs?: number): Promise<void> => {
  await devEndpoint('settle', { timeoutMs });
};

type Item = Record<string, unknown>;

/** Everything in the table, by key. */
export const wholeTable = async (): Promise<Record<string, Item>> => {
  const items: Item[] = [];
  let start: Item | undefined;
  do {
    const { Items: found = [], LastEvaluatedKey: last } = await documents.send(
      new ScanCommand({ TableName: TableName(), ConsistentRead: true, ...(start && { ExclusiveStartKey: start }) }),
    );
    items.push(...found);
    start = last;
  } while (start);
  return Object.fromEntries(items.map((item) => [`${item.pk} ${item.sk}`, item]));
};

const toEventRecord = ({ dynamodb, ...record }: StreamRecord): DynamoDBRecord =>
  ({ ...record, dynamodb: { ...dynamodb, ApproximateCreationDateTime: 0 } }) as DynamoDBRecord;

/**
 * Every record of the table's stream from its beginning, in batches as a consumer gets them; only those that contain
 * `about`, where it is given.
 */
export const wholeStream = async (entities: readonly string[], about = ''): Promise<DynamoDBStreamEvent[]> => {
  const client = new DynamoDBClient({});
  const { Table: table } = await client.send(new DescribeTableCommand({ TableName: TableName() }));
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '';
  const source = createStreamSource({ endpoint, account: 'local' }, table?.LatestStreamArn ?? '');
  const checkpoint: Checkpoint = { shards: {}, finished: [] };
  const reader = createShardReader(source, checkpoint);
  const events: DynamoDBStreamEvent[] = [];
  for (let quiet = 0; quiet < 2; ) {
    const shards = await reader.read(50);
    for (const { records, shardId, isLast } of shards) {
      const wanted = records
        .map(toEventRecord)
        .filter(({ dynamodb }) => entities.includes((dynamodb?.NewImage ?? dynamodb?.OldImage)?._et?.S ?? ''))
        .filter(({ dynamodb }) => JSON.stringify(dynamodb).includes(about));
      if (wanted.length) events.push({ Records: wanted });
      const last = records.at(-1)?.dynamodb?.SequenceNumber;
      if (last) checkpoint.shards[shardId] = last;
      if (isLast) reader.finish(shardId);
    }
    quiet = shards.some(({ records }) => records.length) ? 0 : quiet + 1;
  }
  source.close();
  return events;
};
