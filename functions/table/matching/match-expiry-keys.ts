import { indexPattern } from '../core/access-pattern.ts';
import { dueShard, dueShards } from '../core/due/due-shards.ts';

/** The index of matches by expiry, for jobs and projects; `party` is the seeker or the company. */
export const matchesByExpiry = indexPattern('gsi3', {
  partition: 'EXPIRY#{hour}#{shard}',
  sort: '{expiresAt}#{subject}#{party}',
  finds: 'The matches that end within an hour, soonest first, in one of its shards',
});

/** The index of matches by expiry that the previous release wrote and migration 0008 moves. */
const unshardedMatchesByExpiry = indexPattern('gsi3', {
  partition: 'EXPIRY#{hour}',
  sort: '{expiresAt}#{subject}#{party}',
  finds: 'The matches that end within an hour, as the previous release lists them',
});
const UNSHARDED = 'unsharded';

/** Returns whether a shard is the partition of the previous release. */
export const isUnsharded = (shard: string): boolean => shard === UNSHARDED;

/** The partitions of an hour. The one of the previous release is read until the next release. */
export const expiryShards: readonly string[] = [...dueShards, UNSHARDED];

/** Returns the partition of an entry whose expiry is moved to another time. */
export const expiryPartitionAt = (partition: string, at: string): string => {
  const shard = dueShards.find((each) => partition.endsWith(`#${each}`)) ?? dueShards[0]!;
  return matchesByExpiry.list({ hour: expiryHour(at), shard }).partition;
};

/** Returns the list of the matches of a shard that expire in an hour. */
export const expiryList = (hour: string, shard: string) =>
  isUnsharded(shard) ? unshardedMatchesByExpiry.list({ hour }) : matchesByExpiry.list({ hour, shard });

/** Returns the hour of an expiry, by which matches are partitioned, so that the schedule reads only due ones. */
export const expiryHour = (iso: string): string => iso.slice(0, 13);

/**
 * Returns the key values of a match that expires; undefined for one that never does. The party determines the shard,
 * because a job has hundreds of matches that expire in the same second.
 */
export const expiryValues = (expiresAt: string | undefined, subject: string, party: string) =>
  expiresAt === undefined
    ? undefined
    : { expiresAt, subject, party, hour: expiryHour(expiresAt), shard: dueShard(party) };
