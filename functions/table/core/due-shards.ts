import { crc32 } from 'node:zlib';

/** What waits for a schedule is spread over this many partitions of its index, or one of them would bear every write. */
const SHARDS = 8;

/** The partition in which an item waits, by its `id`. */
export const dueShard = (name: string, id: string): string => `${name}#${crc32(id) % SHARDS}`;

/** Every partition a schedule looks at. */
export const dueShards = (name: string): string[] => Array.from({ length: SHARDS }, (_, shard) => `${name}#${shard}`);
