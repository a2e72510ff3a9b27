import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  ExpiredIteratorException,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type Shard,
  type _Record as StreamRecord,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';
import type { TablePlace } from '../dynamodb/dynamodb.ts';
import { engineSetting } from '../dynamodb/table-engine.ts';
import { localCredentials } from '../environment.ts';

export type { StreamRecord };

/** A position in the stream: after the record with this sequence number, or at the start of the shard. */
type Position = { shardId: string; after: string | undefined; limit: number };
type Answer = {
  records: StreamRecord[];
  isLast: boolean;
  /** True when the records after this position were deleted, so that it can't be read again. */
  isTrimmed?: boolean;
};

/** The number of cached responses, for a consumer that is behind another one. */
const MOST_ANSWERS = 20;

/** Adds an entry to a map and drops the oldest ones. */
const keep = <T>(map: Map<string, T>, key: string, value: T): void => {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST_ANSWERS && oldest !== undefined) map.delete(oldest);
};

/** Reads a table's stream once for all consumers. Consumers that request the same records share the response. */
export function createStreamSource({ endpoint, engine, account }: TablePlace, streamArn: string) {
  const client = new DynamoDBStreamsClient({
    endpoint,
    region: 'us-east-1',
    credentials: { ...localCredentials, accessKeyId: account },
    ...engineSetting(engine, account),
  });
  // The logger middleware processes every record although nothing is logged.
  client.middlewareStack.remove('loggerMiddleware');
  const iterators = new Map<string, string>();
  const asked = new Map<string, { answer: Promise<Answer>; isThere: boolean }>();

  const openIterator = async ({ shardId, after }: Position): Promise<string | undefined> => {
    const from = after
      ? ({ ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after } as const)
      : ({ ShardIteratorType: 'TRIM_HORIZON' } as const);
    const command = new GetShardIteratorCommand({ StreamArn: streamArn, ShardId: shardId, ...from });
    return (await client.send(command)).ShardIterator;
  };

  const ask = async (position: Position): Promise<Answer> => {
    const place = `${position.shardId} ${position.after}`;
    try {
      const ShardIterator = iterators.get(place) ?? (await openIterator(position));
      const answer = await client.send(new GetRecordsCommand({ ShardIterator, Limit: position.limit }));
      const { Records: records = [], NextShardIterator: next } = answer;
      const last = records.at(-1)?.dynamodb?.SequenceNumber ?? position.after;
      if (next) keep(iterators, `${position.shardId} ${last}`, next);
      return { records, isLast: !next };
    } catch (error) {
      iterators.delete(place);
      const isTrimmed = error instanceof TrimmedDataAccessException;
      if (!isTrimmed && !(error instanceof ExpiredIteratorException)) throw error;
      return { records: [], isLast: false, isTrimmed };
    }
  };

  return {
    shards: async (): Promise<Shard[]> =>
      (await client.send(new DescribeStreamCommand({ StreamArn: streamArn }))).StreamDescription?.Shards ?? [],
    /**
     * Returns the records at a position. `isKept` is true when they are from the cache, so that newer ones may exist.
     */
    read: async (position: Position): Promise<Answer & { isKept: boolean }> => {
      const key = `${position.shardId} ${position.after} ${position.limit}`;
      const before = asked.get(key);
      if (before) {
        const isKept = before.isThere;
        return { ...(await before.answer), isKept };
      }
      const asking = { answer: ask(position), isThere: false };
      keep(asked, key, asking);
      try {
        const answer = await asking.answer;
        asking.isThere = answer.records.length > 0;
        return { ...answer, isKept: false };
      } finally {
        // An empty response isn't cached, because new records may follow.
        if (!asking.isThere && asked.get(key) === asking) asked.delete(key);
      }
    },
    close: () => client.destroy(),
  };
}
export type StreamSource = ReturnType<typeof createStreamSource>;
