import type { CountedDay, Counts } from '@plumbline/shared/contracts/admin/statistics';
import { msg } from '../../../lib/msg.ts';

/** The figures that have a line in the chart, in order. */
export const lines = {
  jobSeekers: msg('New job seekers'),
  companies: msg('New companies'),
  jobs: msg('Jobs published'),
  applications: msg('Applications'),
  purchases: msg('Purchases'),
  paid: msg('Payments'),
} as const satisfies Partial<Record<keyof Counts, string>>;
export type LineName = keyof typeof lines;
export const lineNames = Object.keys(lines) as LineName[];

export const sumOf = (days: readonly CountedDay[], name: keyof Counts): number =>
  days.reduce((sum, day) => sum + day[name], 0);
