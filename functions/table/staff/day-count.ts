import { crc32 } from 'node:zlib';
import { businessDay, daysUntil } from '@plumbline/shared/domain/dates/business-day';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { $add, BatchGetRequest, type FormattedItem, item, number, string, UpdateTransaction } from 'dynamodb-toolbox';
import { epochSeconds, now } from '../../platform/clock.ts';
import { batchGet } from '../core/batch-get.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';
import { isConditionFailure, transact, type Write } from '../core/transact.ts';
import { putOnce } from '../idempotency/idempotency-record.ts';

/** The counters of a day; money is in cents. */
const counts = ['companies', 'jobSeekers', 'jobs', 'applications', 'purchases', 'paid', 'refunded'] as const;
type Count = (typeof counts)[number];
export type Counts = Record<Count, number>;

/** The key of the item with the sums of all days. */
const ALL = 'all';
/**
 * The number of items that share the counts of a day, so that a busy day doesn't exceed the 1,000 writes a second that
 * DynamoDB allows for one item. The items of 30 days and of the total fit into one batch read of a hundred.
 */
const SHARDS = 3;
/** The first item of a day has the day alone as its key. */
const itemOf = (day: string, shard: number): string => (shard ? `${day}.${shard}` : day);
const itemsOf = (day: string): string[] => Array.from({ length: SHARDS }, (_, shard) => itemOf(day, shard));

/** The time in ms for which a counted event is remembered, longer than the stream can deliver it again. */
const REMEMBERED_MS = 7 * DAY_MS;

/** The numbers of new accounts, posted jobs, applications and payments on one calendar day, over all accounts. */
export const DayCount = new Entity({
  name: 'DayCount',
  table,
  timestamps: false,
  schema: item({
    day: string().key(),
    companies: number().optional(),
    jobSeekers: number().optional(),
    jobs: number().optional(),
    applications: number().optional(),
    purchases: number().optional(),
    paid: number().optional(),
    refunded: number().optional(),
  }),
  computeKey: keyTemplate('DAY-COUNT#{day}', 'DAY-COUNT'),
});

const add = (day: string, event: string, change: Partial<Counts>) =>
  DayCount.build(UpdateTransaction).item({
    day: itemOf(day, crc32(event) % SHARDS),
    ...Object.fromEntries(Object.entries(change).map(([name, by]) => [name, $add(by)])),
  });

/**
 * Counts an event once: on the day of `at` (ISO), in the total, and in one transaction with other writes.
 * Without `at` only the total changes, as for a deleted account. Returns false for an `event` that was counted before.
 */
export const countOnce = async (
  event: string,
  at: string | undefined,
  change: Partial<Counts>,
  ...others: Write[]
): Promise<boolean> => {
  const ttl = epochSeconds(new Date(now().getTime() + REMEMBERED_MS));
  try {
    await transact(
      putOnce('day-count', event, ttl),
      add(ALL, event, change),
      ...(at === undefined ? [] : [add(businessDay(at), event, change)]),
      ...others,
    );
    return true;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    return false;
  }
};

/** Returns the sums of a day's items. */
const sumOf = (found: readonly (FormattedItem<typeof DayCount> | undefined)[]): Counts =>
  Object.fromEntries(counts.map((name) => [name, found.reduce((sum, part) => sum + (part?.[name] ?? 0), 0)])) as Counts;

/** Returns the sums of all days, and each of the last `most` days, oldest first. Makes one request. */
export const readDayCounts = async (until: Date, most: number) => {
  const days = daysUntil(until, most);
  const requests = (day: string) => itemsOf(day).map((item) => DayCount.build(BatchGetRequest).key({ day: item }));
  const { found, all } = await batchGet({ found: days.flatMap(requests), all: requests(ALL) }, { consistent: false });
  return {
    totals: sumOf(all),
    days: days.map((date, index) => ({ date, ...sumOf(found.slice(index * SHARDS, (index + 1) * SHARDS)) })),
  };
};
