import {
  $add,
  $delete,
  $remove,
  BatchGetRequest,
  type FormattedItem,
  GetItemCommand,
  item,
  number,
  set,
  string,
  UpdateItemCommand,
  UpdateTransaction,
} from 'dynamodb-toolbox';
import { batchGet } from '../core/batch-get.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryAll, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import { countersOfCompany, partsOfJob, unseenApplicants } from './job-patterns.ts';

/** The counters of a job. They are a separate item, so that views and applications don't rewrite the job. */
export const JobCounters = new Entity({
  name: 'JobCounters',
  table,
  timestamps: false,
  schema: item({
    id: string().key(),
    views: number().optional(),
    applicants: number().optional(),
    declined: number().optional(),
    matches: number().optional(),
    /** The seekers who are hired. A set, so that removing one who isn't in it changes nothing. */
    hired: set(string()).optional(),
    lastApplicationAt: string().optional(),
    lastViewAt: string().optional(),
  }).and((schema) => ({
    ...indexKeys(schema, unseenApplicants),
    ...indexKeys(schema, countersOfCompany),
  })),
  computeKey: keyTemplate(partsOfJob.partition, 'SELF#COUNTERS'),
});

export type JobCountersItem = FormattedItem<typeof JobCounters>;

/**
 * The numbers of a company's jobs, all and open. They are exact, because the transactions that change jobs update them.
 */
export const CompanyJobCounts = new Entity({
  name: 'CompanyJobCounts',
  table,
  timestamps: false,
  schema: item({ company: string().key(), all: number().optional(), open: number().optional() }),
  computeKey: keyTemplate('PROFILE#{company}', 'JOB-COUNTS'),
});

export const countCompanyJobs = (company: string, change: { all?: number; open?: number }) =>
  CompanyJobCounts.build(UpdateTransaction).item({
    company,
    ...(change.all && { all: $add(change.all) }),
    ...(change.open && { open: $add(change.open) }),
  });

/** Returns the number of people who are hired for a job. */
export const hiredCount = (counters: Partial<JobCountersItem> | undefined): number => counters?.hired?.size ?? 0;

type JobCount = 'views' | 'applicants' | 'declined' | 'matches';

export const unseenApplicantsKeys = (company: string, id: string) => unseenApplicants.keys({ company, id });

export const countersKeys = (company: string, id: string) => countersOfCompany.keys({ company, id });

type CountOptions = { company?: string; appliedAt?: string; leaver?: string };

/**
 * Returns the write that changes counters of a job. `company` is required for counts that grow; `appliedAt` also sets
 * the badge for new applicants. `leaver` is a seeker who ends the application, which frees the opening if the seeker
 * was hired [EMP-07].
 */
export const countOnJob = (
  id: string,
  changes: Partial<Record<JobCount, number>>,
  { company, appliedAt, leaver }: CountOptions = {},
) =>
  JobCounters.build(UpdateTransaction).item({
    id,
    ...Object.fromEntries(Object.entries(changes).map(([count, by]) => [count, $add(by)])),
    ...(leaver && { hired: $delete(new Set([leaver])) }),
    ...(company && countersKeys(company, id)),
    ...(company && appliedAt && { lastApplicationAt: appliedAt, ...unseenApplicantsKeys(company, id) }),
  });

/**
 * Returns the write that takes an opening of a job for each of `seekers`. Fails when the number of its hired people has
 * changed.
 */
export const takeOpening = (
  job: { id: string; company: string },
  seekers: readonly string[],
  { hired }: Partial<JobCountersItem> = {},
) =>
  JobCounters.build(UpdateTransaction)
    .item({ id: job.id, hired: $add(new Set(seekers)), ...countersKeys(job.company, job.id) })
    .options({ condition: hired ? { size: 'hired', eq: hired.size } : { attr: 'hired', exists: false } });

/** Returns the write that frees the opening of a seeker who isn't hired any more. */
export const freeOpening = (id: string, seeker: string) =>
  JobCounters.build(UpdateTransaction).item({ id, hired: $delete(new Set([seeker])) });

/** Stores that the owner has seen the applicants at `at` (ISO), which removes the badge [EMP-07]. */
export const markApplicantsSeen = (id: string, at: string) =>
  JobCounters.build(UpdateItemCommand).item({ id, lastViewAt: at, gsi1pk: $remove(), gsi1sk: $remove() }).send();

/** Returns the counters of a company's jobs with unseen applicants, up to `most`. */
export const listUnseenApplicants = async (company: string, most: number): Promise<JobCountersItem[]> => {
  const { items } = await queryPage(JobCounters, unseenApplicants.list({ company }), { limit: most });
  // An application that arrives during the owner's view can leave a job without a badge in this index, so it is
  // filtered here.
  return items.filter(({ lastApplicationAt = '', lastViewAt = '' }) => lastApplicationAt > lastViewAt);
};

/** Returns the sums of a company's job counters, including ended jobs, in one query. */
export const sumCountsOfCompany = async (company: string) => {
  const counters = await queryAll(JobCounters, countersOfCompany.list({ company }));
  const sum = (count: JobCount) => counters.reduce((total, { [count]: one = 0 }) => total + one, 0);
  return { views: sum('views'), applicants: sum('applicants'), matches: sum('matches') };
};

/** Returns the number of applicants for each job of a company. Jobs without counters are missing. */
export const countApplicantsByJob = async (company: string): Promise<Map<string, number>> => {
  const counters = await queryAll(JobCounters, countersOfCompany.list({ company }));
  return new Map(counters.map(({ id, applicants = 0 }) => [id, applicants]));
};

/** Returns the numbers of all jobs and of open jobs of a company. */
export const readJobCounts = async (company: string) => {
  const { Item: counts } = await CompanyJobCounts.build(GetItemCommand).key({ company }).send();
  return { all: counts?.all ?? 0, open: counts?.open ?? 0 };
};

export const jobCountersRequest = (id: string) => JobCounters.build(BatchGetRequest).key({ id });

export const companyJobCountsRequest = (company: string) => CompanyJobCounts.build(BatchGetRequest).key({ company });

/** Returns a company's totals and the counters of some jobs, in two requests. */
export const readCounts = async (company: string, jobIds: readonly string[]) => {
  const {
    totals: [totals],
    counters,
  } = await batchGet(
    {
      totals: [companyJobCountsRequest(company)],
      counters: jobIds.map(jobCountersRequest),
    },
    { requests: 2 },
  );
  return { totals, counters };
};
