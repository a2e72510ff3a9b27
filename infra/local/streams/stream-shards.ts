import type { StreamRecord, StreamSource } from './stream-source.ts';

/** The last processed sequence number of each shard, and the finished shards. */
export type Checkpoint = { shards: Record<string, string>; finished: string[] };

type ShardRead = {
  shardId: string;
  records: StreamRecord[];
  /** True when the shard has no more records. */
  isLast: boolean;
  /** True when another consumer has already read these records, so that newer ones may exist. */
  isKept: boolean;
};

/** Reads a stream shard by shard from a checkpoint, each parent before its children. */
export function createShardReader(source: StreamSource, checkpoint: Checkpoint) {
  let shardIds: string[] = [];

  const discover = async () => {
    const shards = await source.shards();
    const known = new Set(shards.map(({ ShardId }) => ShardId));
    const isReady = (parent: string | undefined) =>
      !parent || !known.has(parent) || checkpoint.finished.includes(parent);
    checkpoint.finished = checkpoint.finished.filter((id) => known.has(id));
    shardIds = shards
      .filter(({ ShardId, ParentShardId }) => !checkpoint.finished.includes(ShardId!) && isReady(ParentShardId))
      .map(({ ShardId }) => ShardId!);
  };

  const readShard = async (shardId: string, limit: number): Promise<ShardRead> => {
    const answer = await source.read({ shardId, after: checkpoint.shards[shardId], limit });
    // DynamoDB deletes records after a day, so reading continues with the remaining ones.
    if (answer.isTrimmed) delete checkpoint.shards[shardId];
    return { shardId, ...answer };
  };

  return {
    /** Returns the next records of the open shards, at most `limit` of each. */
    read: async (limit: number): Promise<ShardRead[]> => {
      if (shardIds.length === 0) await discover();
      return Promise.all(shardIds.map((shardId) => readShard(shardId, limit)));
    },
    finish: (shardId: string) => {
      checkpoint.finished.push(shardId);
      delete checkpoint.shards[shardId];
      shardIds = [];
    },
  };
}
