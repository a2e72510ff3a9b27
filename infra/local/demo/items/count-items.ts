import { type Counts, DayCount } from '@plumbline/functions/table/staff/day-count';
import { businessDay, daysUntil } from '@plumbline/shared/domain/dates/business-day';
import { DASHBOARD_DAYS } from '@plumbline/shared/options/limits';
import { PutTransaction } from 'dynamodb-toolbox';
import { type Item, itemOf } from './items.ts';

type CountChange = { at: string; change: Partial<Counts> };

/** Returns the counts that the projector would derive from an item. */
const counted = (item: Item): CountChange[] => {
  const text = (name: string) => String(item[name] ?? '');
  switch (item._et) {
    case 'CompanyProfile':
      return [{ at: text('createdAt'), change: { companies: 1 } }];
    case 'SeekerProfile':
      return [{ at: text('createdAt'), change: { jobSeekers: 1 } }];
    case 'Job':
      return item.briefing || !item.publishedAt ? [] : [{ at: text('publishedAt'), change: { jobs: 1 } }];
    case 'AccessEntry':
      return item.type === 'job-application' && item.requestedAt
        ? [{ at: text('requestedAt'), change: { applications: 1 } }]
        : [];
    case 'Payment': {
      const paid = { at: text('paidAt'), change: { purchases: 1, paid: Number(item.amount) } };
      const { at } = (item.refund ?? {}) as { at?: string };
      return at ? [paid, { at, change: { refunded: Number(item.amountRefunded) } }] : [paid];
    }
    default:
      return [];
  }
};

/** Returns the statistics for the staff dashboard: the days that it shows, and the totals. */
export const countItems = (items: readonly Item[], now: Date): Item[] => {
  const shown = new Set(daysUntil(now, DASHBOARD_DAYS));
  const days = new Map<string, Partial<Counts>>();
  const add = (day: string, change: Partial<Counts>) => {
    const known = days.get(day) ?? {};
    for (const [name, by] of Object.entries(change) as [keyof Counts, number][]) known[name] = (known[name] ?? 0) + by;
    days.set(day, known);
  };
  for (const { at, change } of items.flatMap(counted)) {
    add('all', change);
    const day = businessDay(at);
    if (shown.has(day)) add(day, change);
  }
  return [...days].map(([day, counts]) => itemOf(DayCount.build(PutTransaction).item({ day, ...counts })));
};
