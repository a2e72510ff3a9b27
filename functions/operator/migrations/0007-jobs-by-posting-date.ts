import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import { companyListValues, jobsOfCompany, openJobsOfCompany } from '../../table/jobs/job-patterns.ts';
import type { ItemMigration } from './migration.ts';

/** Returns the keys of a job in its company's lists that differ from those of this version. */
const changesOf = (job: Attributes): Attributes => {
  const values = companyListValues(job as Parameters<typeof companyListValues>[0]);
  const keys: Attributes = {
    ...jobsOfCompany.keys(values),
    ...(job.gsi2sk !== undefined && openJobsOfCompany.keys(values)),
  };
  return Object.fromEntries(Object.entries(keys).filter(([name, value]) => job[name] !== value));
};

/** Until 0.3.0 a company's jobs were listed by the date of their drafts, while screens showed another date. */
export const jobsByPostingDate: ItemMigration = {
  number: '0007',
  description: 'Lists the jobs of a company by posting date instead of by the date their drafts were begun',
  entities: ['Job'],
  check: (job) => Object.keys(changesOf(job)).length === 0,
  up: changesOf,
};
