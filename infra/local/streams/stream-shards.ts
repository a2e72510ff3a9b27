import type { StreamRecord, StreamSource } from './stream-source.ts';

/** Last sequence number done in each shard, and the shards done with. */
export type Checkpoint = { shards: Record<string, string>; finished: string[] };

type ShardRead = {
  shardId: string;
  records: StreamRecord[];
  /** Whether the shard has no more. */
  isLast: boolean;
  /** Whether another consumer had read these a while ago, so that newer ones may be there already. */
  isKept: boolean;
};

/** Reads a stream shard by shard, a parent before its children, from a checkpoint on. */
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
    // Records older than a day are deleted: continue with the rest.
    if (answer.isTrimmed) delete checkpoint.shards[shardId];
    return { shardId, ...answer };
  };

  return {
    /** The next records of the open shards, at most `limit` of each. */
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
