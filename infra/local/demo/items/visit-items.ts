import { CompanyDay } from '@plumbline/functions/table/activity/company-day';
import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import { PutTransaction } from 'dynamodb-toolbox';
import { dailyViews } from '../posts/visits.ts';
import { daysBefore } from '../world/dates.ts';
import type { DemoWorld } from '../world/records.ts';
import { type Item, itemOf } from './items.ts';

type Counts = { views: number; applicants: number };

/**
 * Returns views and applications for each day of the companies with a demo sign-in, because others' are never
 * displayed.
 */
export const visitItems = (world: DemoWorld, now: Date): Item[] =>
  world.accounts.flatMap(({ profileId }) => {
    const companyIndex = world.companies.findIndex(({ id }) => id === profileId);
    const company = world.companies[companyIndex];
    if (!company) return [];
    const days = new Map<string, Counts>();
    const add = (day: string, { views = 0, applicants = 0 }: Partial<Counts>) => {
      const known = days.get(day) ?? { views: 0, applicants: 0 };
      days.set(day, { views: known.views + views, applicants: known.applicants + applicants });
    };
    world.jobs.forEach((job, jobIndex) => {
      if (job.companyIndex !== companyIndex) return;
      for (const [day, views] of dailyViews(job, jobIndex, now)) add(day, { views });
      for (const { appliedDaysAgo, ...application } of world.applications) {
        if (application.jobIndex === jobIndex) add(businessDay(daysBefore(now, appliedDaysAgo)), { applicants: 1 });
      }
    });
    return [...days].map(([day, counts]) =>
      itemOf(CompanyDay.build(PutTransaction).item({ company: company.id, day, ...counts })),
    );
  });
