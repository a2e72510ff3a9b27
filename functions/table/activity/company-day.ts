import { businessDay, daysUntil } from '@plumbline/shared/domain/dates/business-day';
import { $add, item, number, string, UpdateTransaction } from 'dynamodb-toolbox';
import { tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';

const companyDays = tablePattern({
  partition: 'PROFILE#{company}',
  sort: 'DAY#{day}',
  finds: 'The last days of a company',
});

/**
 * The number of people who viewed or applied to a company's jobs on one calendar day. Views are counted in the
 * transaction of the view, applications after theirs.
 */
export const CompanyDay = new Entity({
  name: 'CompanyDay',
  table,
  timestamps: false,
  schema: item({
    company: string().key(),
    day: string().key(),
    views: number().optional(),
    applicants: number().optional(),
  }),
  computeKey: companyDays.keys,
});

type DayCount = { views: number } | { applicants: number };

export const countOnDay = (company: string, at: string, change: DayCount) =>
  CompanyDay.build(UpdateTransaction).item({
    company,
    day: businessDay(at),
    ...('views' in change ? { views: $add(change.views) } : { applicants: $add(change.applicants) }),
  });

/** Returns the last `count` days of a company, oldest first, including days with zeros. Makes one request. */
export const readDays = async (company: string, now: Date, count: number) => {
  const days = daysUntil(now, count);
  const { items } = await queryPage(CompanyDay, companyDays.list({ company }), {
    from: days.at(0) ?? '',
    to: days.at(-1) ?? '',
  });
  const known = new Map(items.map((each) => [each.day, each]));
  return days.map((date) => ({
    date,
    views: known.get(date)?.views ?? 0,
    applicants: known.get(date)?.applicants ?? 0,
  }));
};
