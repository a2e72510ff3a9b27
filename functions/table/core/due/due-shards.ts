import { crc32 } from 'node:zlib';

/**
 * Items that are due for a schedule are spread over this number of index partitions, so that no partition gets all
 * writes.
 */
const SHARDS = 8;

/** Returns the shard of an item by its `id`. */
export const dueShard = (id: string): string => String(crc32(id) % SHARDS);

/** All shards, which a schedule reads one after another. */
export const dueShards: readonly string[] = Array.from({ length: SHARDS }, (_, shard) => String(shard));
