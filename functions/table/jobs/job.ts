import {
  $add,
  $remove,
  any,
  BatchGetRequest,
  boolean,
  ConditionCheck,
  Entity,
  type FormattedItem,
  GetItemCommand,
  item,
  list,
  number,
  PutTransaction,
  string,
  UpdateItemCommand,
  UpdateTransaction,
} from 'dynamodb-toolbox';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryAll, queryPage } from '../core/query.ts';
import { readTogether } from '../core/read-together.ts';
import { table } from '../core/table.ts';
import { retryCanceledWrite } from '../core/transact.ts';

/** How many jobs are read at a time where all of them are wanted. */
const JOBS_AT_ONCE = 100;

export type PositionType = 'Internship' | 'Part-Time' | 'Training Apprenticeship' | 'Full-Time';

const partsOfJob = tablePattern({
  partition: 'JOB#{id}',
  sort: 'SELF#{part}',
  finds: 'A job with its texts and counts',
});
const jobsOfCompany = indexPattern('gsi1', {
  partition: 'PROFILE#{company}',
  sort: '{list}#{createdAt}#{id}',
  finds: "A company's jobs or its briefings, by date",
});
const openJobsOfCompany = indexPattern('gsi2', {
  partition: 'PROFILE#{company}',
  sort: 'OPEN-JOB#{createdAt}#{id}',
  finds: 'The open jobs of a company, by date',
});
/** A look takes the job out (SHL-15). */
const unseenApplicants = indexPattern('gsi1', {
  partition: 'PROFILE#{company}',
  sort: 'UNSEEN-APPLICANTS#{id}',
  finds: 'The jobs of a company with applicants it has not seen',
});
const countersOfCompany = indexPattern('gsi2', {
  partition: 'PROFILE#{company}',
  sort: 'COUNTERS#{id}',
  finds: 'The counters of all jobs of a company, to add them up',
});

/** A published, active job that is no briefing: in search, in matching, on the company's page. */
export const isOpen = (job: { published: boolean; deletedAt?: string | undefined; briefing: boolean }): boolean =>
  job.published && !job.deletedAt && !job.briefing;

/** A job without its texts, which stand in a JobText beside it. */
export const Job = new Entity({
  name: 'Job',
  table,
  timestamps: false,
  schema: item({
    id: string().key(),
    company: string(),
    companyName: string(),
    name: string(),
    type: any().castAs<PositionType>(),
    compensation: string(),
    zip: string(),
    city: string(),
    state: string(),
    latitude: number(),
    longitude: number(),
    qualifications: list(string()),
    tradeCategories: list(string()),
    benefits: list(string()),
    experienceRequired: boolean().optional(),
    willingToProvidePaidTraining: boolean(),
    published: boolean(),
    briefing: boolean(),
    /** Whoever wrote it; notified about it besides the owner. */
    createdBy: string(),
    createdAt: string(),
    updatedAt: string(),
    publishedAt: string().optional(),
    deletedAt: string().optional(),
  }).and((schema) => ({
    ...indexKeys(schema, jobsOfCompany, ({ briefing, ...job }) => ({ ...job, list: briefing ? 'BRIEFING' : 'JOB' })),
    ...indexKeys(schema, openJobsOfCompany, (job) => (isOpen(job) ? job : undefined)),
  })),
  computeKey: ({ id }) => partsOfJob.keys({ id, part: 'JOB' }),
});
export type JobItem = FormattedItem<typeof Job>;

export const JobText = new Entity({
  name: 'JobText',
  table,
  timestamps: false,
  schema: item({ id: string().key(), description: string(), whyWorkHere: string() }),
  computeKey: ({ id }) => partsOfJob.keys({ id, part: 'TEXT' }),
});
export type JobTextItem = FormattedItem<typeof JobText>;

/** Counts that move with every view and application, apart so that the job itself seldom changes. */
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
    lastApplicationAt: string().optional(),
    lastViewAt: string().optional(),
  }).and((schema) => ({
    ...indexKeys(schema, unseenApplicants),
    ...indexKeys(schema, countersOfCompany),
  })),
  computeKey: ({ id }) => partsOfJob.keys({ id, part: 'COUNTERS' }),
});
export type JobCountersItem = FormattedItem<typeof JobCounters>;

/** How many jobs a company has in each list, exact because it moves in the same transactions. */
export const CompanyJobCounts = new Entity({
  name: 'CompanyJobCounts',
  table,
  timestamps: false,
  schema: item({ company: string().key(), all: number().optional(), open: number().optional() }),
  computeKey: ({ company }) => ({ pk: `PROFILE#${company}`, sk: 'JOB-COUNTS' }),
});

/** Writes the whole job; `previous` is the `updatedAt` that must still stand, none for a new job. */
export const putJob = (job: JobItem, previous?: string) =>
  Job.build(PutTransaction)
    .item(job)
    .options({ condition: previous ? { attr: 'updatedAt', eq: previous } : { attr: 'id', exists: false } });
export const putJobText = (text: JobTextItem) => JobText.build(PutTransaction).item(text);

export const mustBeOpenJob = (id: string) =>
  Job.build(ConditionCheck)
    .key({ id })
    .condition({
      and: [
        { attr: 'published', eq: true },
        { attr: 'deletedAt', exists: false },
      ],
    });

export const countCompanyJobs = (company: string, change: { all?: number; open?: number }) =>
  CompanyJobCounts.build(UpdateTransaction).item({
    company,
    ...(change.all && { all: $add(change.all) }),
    ...(change.open && { open: $add(change.open) }),
  });

type JobCount = 'views' | 'applicants' | 'declined' | 'matches';
export const unseenApplicantsKeys = (company: string, id: string) => unseenApplicants.keys({ company, id });
export const countersKeys = (company: string, id: string) => countersOfCompany.keys({ company, id });

/** Moves counts of a job. Whatever counts something up names the company; an application makes its badge (EMP-07). */
export const countOnJob = (
  id: string,
  changes: Partial<Record<JobCount, number>>,
  { company, appliedAt }: { company?: string; appliedAt?: string } = {},
) =>
  JobCounters.build(UpdateTransaction).item({
    id,
    ...Object.fromEntries(Object.entries(changes).map(([count, by]) => [count, $add(by)])),
    ...(company && countersKeys(company, id)),
    ...(company && appliedAt && { lastApplicationAt: appliedAt, ...unseenApplicantsKeys(company, id) }),
  });

/** The owner has seen the applicants (EMP-07). */
export const stampJobViewed = (id: string, at: string) =>
  JobCounters.build(UpdateItemCommand).item({ id, lastViewAt: at, gsi1pk: $remove(), gsi1sk: $remove() }).send();

/** The jobs of a company that have applicants it has not seen, by their counters, up to `most`. */
export const listUnseenApplicants = async (company: string, most: number): Promise<JobCountersItem[]> => {
  const { items } = await queryPage(JobCounters, unseenApplicants.list({ company }), { limit: most });
  // An application that was under way during the look leaves a job here that shows no badge.
  return items.filter(({ lastApplicationAt = '', lastViewAt = '' }) => lastApplicationAt > lastViewAt);
};

/** What the jobs of a company count together, ended ones included: one query, however many views there are. */
export const sumCountsOfCompany = async (company: string) => {
  const counters = await queryAll(JobCounters, countersOfCompany.list({ company }));
  const sum = (count: JobCount) => counters.reduce((total, { [count]: one = 0 }) => total + one, 0);
  return { views: sum('views'), applicants: sum('applicants'), matches: sum('matches') };
};

/** How many jobs a company has, and how many of them are open. */
export const readJobCounts = async (company: string) => {
  const { Item: counts } = await CompanyJobCounts.build(GetItemCommand).key({ company }).send();
  return { all: counts?.all ?? 0, open: counts?.open ?? 0 };
};

export const jobRequest = (id: string) => Job.build(BatchGetRequest).key({ id });
export const jobCountersRequest = (id: string) => JobCounters.build(BatchGetRequest).key({ id });

export const readJob = async (id: string): Promise<JobItem | undefined> =>
  (await Job.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item;

/** A job with its texts and counts, in one request. */
export const readWholeJob = async (id: string) => {
  const { items } = await queryPage([Job, JobText, JobCounters], partsOfJob.list({ id }), { consistent: true });
  const found: { job?: JobItem; text?: JobTextItem; counters?: JobCountersItem } = {};
  for (const each of items) {
    if (each.entity === 'Job') found.job = each;
    else if (each.entity === 'JobText') found.text = each;
    else found.counters = each;
  }
  return found;
};

/** One page of a company's jobs, newest first; pages count from 1. */
export const pageOfCompanyJobs = async (company: string, which: 'all' | 'open', page: number, limit: number) => {
  const list = which === 'all' ? jobsOfCompany.list({ company, list: 'JOB' }) : openJobsOfCompany.list({ company });
  const found: JobItem[] = [];
  let next: string | undefined;
  // One query, unless the pages before this one hold more than DynamoDB's megabyte.
  do {
    const { items, cursor } = await queryPage(Job, list, {
      reverse: true,
      limit: page * limit - found.length,
      cursor: next,
    });
    found.push(...items);
    next = cursor;
  } while (next && found.length < page * limit);
  return found.slice((page - 1) * limit);
};

/** Everything a company has posted, briefings and what has ended included, page by page in no order. */
export async function* allJobsOf(company: string): AsyncGenerator<JobItem[]> {
  for (const list of ['JOB', 'BRIEFING']) {
    let next: string | undefined;
    do {
      const { items, cursor } = await queryPage(Job, jobsOfCompany.list({ company, list }), {
        limit: JOBS_AT_ONCE,
        cursor: next,
      });
      yield items;
      next = cursor;
    } while (next);
  }
}

/** A job bears its company's name; `updatedAt` stays, because nobody has edited the job. */
export const nameCompanyOnJob = (id: string, companyName: string) =>
  retryCanceledWrite(() =>
    Job.build(UpdateItemCommand)
      .item({ id, companyName })
      .options({ condition: { attr: 'id', exists: true } })
      .send(),
  );

/** The company's total and the counters of some jobs, in one request. */
export const readCounts = async (company: string, jobIds: readonly string[]) => {
  const {
    totals: [totals],
    counters,
  } = await readTogether({
    totals: [CompanyJobCounts.build(BatchGetRequest).key({ company })],
    counters: jobIds.map(jobCountersRequest),
  });
  return { totals, counters };
};
