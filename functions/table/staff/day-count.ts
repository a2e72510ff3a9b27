import { businessDay, daysUntil } from '@plumbline/shared/domain/dates/business-day';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { $add, BatchGetRequest, type FormattedItem, item, number, string, UpdateTransaction } from 'dynamodb-toolbox';
import { epochSeconds, now } from '../../platform/clock.ts';
import { batchGet } from '../core/batch-get.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';
import { isConditionFailure, transact, type Write } from '../core/transact.ts';
import { putOnce } from '../idempotency/idempotency-record.ts';

/** What is counted of a day; money in cents. */
const counts = ['companies', 'jobSeekers', 'jobs', 'applications', 'purchases', 'paid', 'refunded'] as const;
type Count = (typeof counts)[number];
export type Counts = Record<Count, number>;

/** The item of all days together. */
const ALL = 'all';
/** Longer than the stream could deliver a change again. */
const REMEMBERED_MS = 7 * DAY_MS;

/** How many came, were posted, applied and paid on one calendar day, of all accounts together. */
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
 * Counts what happened at a moment (ISO), once for each `event` however often it is notified about, with what is
 * written `beside` it; who leaves has no moment and is removed the total alone. Returns false for an event that was
 * counted before.
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

/** All days together, and each of the last `most`, oldest first; one request. */
export const readDayCounts = async (until: Date, most: number) => {
  const days = daysUntil(until, most);
  const request = (day: string) => DayCount.build(BatchGetRequest).key({ day });
  const { found, all } = await batchGet({ found: days.map(request), all: [request(ALL)] }, { consistent: false });
  return {
    totals: countsOf(all[0]),
    days: days.map((date, at) => ({ date, ...countsOf(found[at]) })),
  };
};
