import { crc32 } from 'node:zlib';

/**
 * Pending items for a schedule is spread over this many partitions of its index, or one of them would bear every write.
 */
const SHARDS = 8;

/** The shard in which an item waits, by its `id`. */
export const dueShard = (id: string): string => String(crc32(id) % SHARDS);

/** Every shard a schedule looks at. */
export const dueShards: readonly string[] = Array.from({ length: SHARDS }, (_, shard) => String(shard));
