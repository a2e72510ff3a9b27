import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { cents } from '../fields.ts';

const counts = z.object({
  companies: z.int(),
  jobSeekers: z.int(),
  /** Jobs that were published for the first time, without briefings. */
  jobs: z.int(),
  applications: z.int(),
  purchases: z.int(),
  /** Cents that were paid, before refunds. */
  paid: cents,
  /** Cents that were refunded. */
  refunded: cents,
});
export type Counts = z.output<typeof counts>;

const dayCounts = counts.extend({ date: z.string() });
export type CountedDay = z.output<typeof dayCounts>;

export const getStatistics = defineEndpoint({
  group: 'admin',
  name: 'getStatistics',
  method: 'GET',
  path: '/api/admin/statistics',
  auth: 'support',
  response: z.object({
    /** The totals of all days. Deleted accounts are subtracted. */
    totals: counts,
    /** The last 30 calendar days, oldest first; the last one is today. */
    days: z.array(dayCounts),
  }),
  summary: 'Sign-ups, jobs, applications, purchases and money in total and for each of the last 30 days, for staff',
});
