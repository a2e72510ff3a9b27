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

const add = (day: string, change: Partial<Counts>) =>
  DayCount.build(UpdateTransaction).item({
    day,
    ...Object.fromEntries(Object.entries(change).map(([name, by]) => [name, $add(by)])),
  });

/**
 * Counts an event once: on the day of `at` (ISO), in the total, and in one transaction with the writes of `beside`.
 * Without `at` only the total changes, as for a deleted account. Returns false for an `event` that was counted before.
 */
export const countOnce = async (
  event: string,
  at: string | undefined,
  change: Partial<Counts>,
  ...beside: Write[]
): Promise<boolean> => {
  const ttl = epochSeconds(new Date(now().getTime() + REMEMBERED_MS));
  try {
    await transact(
      putOnce('day-count', event, ttl),
      add(ALL, change),
      ...(at === undefined ? [] : [add(businessDay(at), change)]),
      ...beside,
    );
    return true;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    return false;
  }
};

const countsOf = (found: FormattedItem<typeof DayCount> | undefined): Counts =>
  Object.fromEntries(counts.map((name) => [name, found?.[name] ?? 0])) as Counts;

/** Returns the sums of all days, and each of the last `most` days, oldest first. Makes one request. */
export const readDayCounts = async (until: Date, most: number) => {
  const days = daysUntil(until, most);
  const request = (day: string) => DayCount.build(BatchGetRequest).key({ day });
  const { found, all } = await batchGet({ found: days.map(request), all: [request(ALL)] }, { consistent: false });
  return {
    totals: countsOf(all[0]),
    days: days.map((date, at) => ({ date, ...countsOf(found[at]) })),
  };
};
