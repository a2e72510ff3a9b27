import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  ExpiredIteratorException,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';

import type { TablePlace } from '../dynamodb/dynamodb.ts';
import { localCredentials } from '../environment.ts';

export type { StreamRecord };
/** Last sequence number done in each shard, and the shards done with. */
export type Checkpoint = { shards: Record<string, string>; finished: string[] };

type Read = { shardId: string; records: StreamRecord[]; isLast: boolean };

/** Reads a stream shard by shard, a parent before its children, from a checkpoint on. */
export function createShardReader({ endpoint, account }: TablePlace, streamArn: string, checkpoint: Checkpoint) {
  const client = new DynamoDBStreamsClient({
    endpoint,
    region: 'us-east-1',
    credentials: { ...localCredentials, accessKeyId: account },
  });
  // Walks through every record for a log that nobody reads.
  client.middlewareStack.remove('loggerMiddleware');
  const iterators = new Map<string, string>();
  let shardIds: string[] = [];

  const discover = async () => {
    const { StreamDescription: stream } = await client.send(new DescribeStreamCommand({ StreamArn: streamArn }));
    const shards = stream?.Shards ?? [];
    const known = new Set(shards.map(({ ShardId }) => ShardId));
    const isReady = (parent: string | undefined) =>
      !parent || !known.has(parent) || checkpoint.finished.includes(parent);
    checkpoint.finished = checkpoint.finished.filter((id) => known.has(id));
    shardIds = shards
      .filter(({ ShardId, ParentShardId }) => !checkpoint.finished.includes(ShardId!) && isReady(ParentShardId))
      .map(({ ShardId }) => ShardId!);
  };

  const openIterator = async (shardId: string): Promise<string | undefined> => {
    const SequenceNumber = checkpoint.shards[shardId];
    const from = SequenceNumber
      ? ({ ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber } as const)
      : ({ ShardIteratorType: 'TRIM_HORIZON' } as const);
    const { ShardIterator } = await client.send(
      new GetShardIteratorCommand({ StreamArn: streamArn, ShardId: shardId, ...from }),
    );
    return ShardIterator;
  };

  const readShard = async (shardId: string, limit: number): Promise<Read> => {
    const iterator = iterators.get(shardId) ?? (await openIterator(shardId));
    try {
      const answer = await client.send(new GetRecordsCommand({ ShardIterator: iterator, Limit: limit }));
      if (answer.NextShardIterator) iterators.set(shardId, answer.NextShardIterator);
      return { shardId, records: answer.Records ?? [], isLast: !answer.NextShardIterator };
    } catch (error) {
      iterators.delete(shardId);
      // Records older than a day are gone: go on with what is left.
      if (error instanceof TrimmedDataAccessException) delete checkpoint.shards[shardId];
      else if (!(error instanceof ExpiredIteratorException)) throw error;
      return { shardId, records: [], isLast: false };
    }
  };

  return {
    /** The next records of the open shards, at most `limit` of each. */
    read: async (limit: number): Promise<Read[]> => {
      if (shardIds.length === 0) await discover();
      return Promise.all(shardIds.map((shardId) => readShard(shardId, limit)));
    },
    finish: (shardId: string) => {
      checkpoint.finished.push(shardId);
      delete checkpoint.shards[shardId];
      iterators.delete(shardId);
      shardIds = [];
    },
    close: () => client.destroy(),
  };
}
