import { businessDay, daysUntil } from '@plumbline/shared/domain/dates/business-day';
import { $add, Entity, item, number, QueryCommand, string, UpdateTransaction } from 'dynamodb-toolbox';
import { table } from '../core/table.ts';

/** How many people viewed or applied to a company's jobs on one calendar day; moved with the view or application. */
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
  computeKey: ({ company, day }) => ({ pk: `PROFILE#${company}`, sk: `DAY#${day}` }),
});

type DayCount = { views: number } | { applicants: number };

export const countOnDay = (company: string, at: string, change: DayCount) =>
  CompanyDay.build(UpdateTransaction).item({
    company,
    day: businessDay(at),
    ...('views' in change ? { views: $add(change.views) } : { applicants: $add(change.applicants) }),
  });

/** The last `count` days of a company, oldest first, those without anybody included, in one request. */
export const readDays = async (company: string, now: Date, count: number) => {
  const days = daysUntil(now, count);
  const { Items: items } = await table
    .build(QueryCommand)
    .entities(CompanyDay)
    .query({
      partition: `PROFILE#${company}`,
      range: { between: [`DAY#${days[0]}`, `DAY#${days.at(-1)}`] },
    })
    .send();
  const known = new Map((items ?? []).map((each) => [each.day, each]));
  return days.map((date) => ({
    date,
    views: known.get(date)?.views ?? 0,
    applicants: known.get(date)?.applicants ?? 0,
  }));
};
