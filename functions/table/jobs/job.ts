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
  QueryCommand,
  string,
  UpdateItemCommand,
  UpdateTransaction,
} from 'dynamodb-toolbox';
import { readTogether } from '../core/read-together.ts';
import { table } from '../core/table.ts';
import { retryCanceledWrite } from '../core/transact.ts';

/** How many jobs are read at a time where all of them are wanted. */
const JOBS_AT_ONCE = 100;

export type PositionType = 'Internship' | 'Part-Time' | 'Training Apprenticeship' | 'Full-Time';

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
    gsi1pk: string().hidden(),
    gsi1sk: string().hidden(),
    gsi2pk: string().optional().hidden(),
    gsi2sk: string().optional().hidden(),
  }),
  computeKey: ({ id }) => ({ pk: `JOB#${id}`, sk: 'SELF#JOB' }),
});
export type JobItem = FormattedItem<typeof Job>;

export const JobText = new Entity({
  name: 'JobText',
  table,
  timestamps: false,
  schema: item({ id: string().key(), description: string(), whyWorkHere: string() }),
  computeKey: ({ id }) => ({ pk: `JOB#${id}`, sk: 'SELF#TEXT' }),
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
    gsi1pk: string().optional().hidden(),
    gsi1sk: string().optional().hidden(),
    gsi2pk: string().optional().hidden(),
    gsi2sk: string().optional().hidden(),
  }),
  computeKey: ({ id }) => ({ pk: `JOB#${id}`, sk: 'SELF#COUNTERS' }),
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

/** A published, active job that is no briefing: in search, in matching, on the company's page. */
export const isOpen = (job: Pick<JobItem, 'published' | 'deletedAt' | 'briefing'>): boolean =>
  job.published && !job.deletedAt && !job.briefing;

const listKeys = (job: JobItem) => ({
  gsi1pk: `PROFILE#${job.company}`,
  gsi1sk: `${job.briefing ? 'BRIEFING' : 'JOB'}#${job.createdAt}#${job.id}`,
  ...(isOpen(job) && { gsi2pk: `PROFILE#${job.company}`, gsi2sk: `OPEN-JOB#${job.createdAt}#${job.id}` }),
});

/** Writes the whole job; `previous` is the `updatedAt` that must still stand, none for a new job. */
export const putJob = (job: JobItem, previous?: string) =>
  Job.build(PutTransaction)
    .item({ ...job, ...listKeys(job) })
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
/** Where a company finds the jobs with applicants it has not seen (SHL-15); a look takes the job out. */
export const unseenApplicantsKeys = (company: string, id: string) => ({
  gsi1pk: `PROFILE#${company}`,
  gsi1sk: `UNSEEN-APPLICANTS#${id}`,
});

/** Where a company finds the counters of its jobs, to add them up (EMP-42). */
export const countersKeys = (company: string, id: string) => ({
  gsi2pk: `PROFILE#${company}`,
  gsi2sk: `COUNTERS#${id}`,
});

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
  const { Items: items } = await table
    .build(QueryCommand)
    .entities(JobCounters)
    .query({ index: 'gsi1', partition: `PROFILE#${company}`, range: { beginsWith: 'UNSEEN-APPLICANTS#' } })
    .options({ limit: most })
    .send();
  // An application that was under way during the look leaves a job here that shows no badge.
  return (items ?? []).filter(({ lastApplicationAt = '', lastViewAt = '' }) => lastApplicationAt > lastViewAt);
};

/** What the jobs of a company count together, ended ones included: one query, however many views there are. */
export const sumCountsOfCompany = async (company: string) => {
  const { Items: items } = await table
    .build(QueryCommand)
    .entities(JobCounters)
    .query({ index: 'gsi2', partition: `PROFILE#${company}`, range: { beginsWith: 'COUNTERS#' } })
    .options({ maxPages: Number.POSITIVE_INFINITY })
    .send();
  const sum = (count: JobCount) => (items ?? []).reduce((total, { [count]: one = 0 }) => total + one, 0);
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
  const { Items: items } = await table
    .build(QueryCommand)
    .entities(Job, JobText, JobCounters)
    .query({ partition: `JOB#${id}`, range: { beginsWith: 'SELF#' } })
    .options({ consistent: true, showEntityAttr: true })
    .send();
  const found: { job?: JobItem; text?: JobTextItem; counters?: JobCountersItem } = {};
  for (const each of items ?? []) {
    if (each.entity === 'Job') found.job = each;
    else if (each.entity === 'JobText') found.text = each;
    else found.counters = each;
  }
  return found;
};

/** One page of a company's jobs, newest first; pages count from 1. */
export const pageOfCompanyJobs = async (company: string, which: 'all' | 'open', page: number, limit: number) => {
  const query =
    which === 'all'
      ? ({ index: 'gsi1', partition: `PROFILE#${company}`, range: { beginsWith: 'JOB#' } } as const)
      : ({ index: 'gsi2', partition: `PROFILE#${company}`, range: { beginsWith: 'OPEN-JOB#' } } as const);
  const found: JobItem[] = [];
  let start: Record<string, unknown> | undefined;
  // One query, unless the pages before this one hold more than DynamoDB's megabyte.
  do {
    const { Items: items, LastEvaluatedKey: last } = await table
      .build(QueryCommand)
      .entities(Job)
      .query(query)
      .options({ reverse: true, limit: page * limit - found.length, ...(start && { exclusiveStartKey: start }) })
      .send();
    found.push(...(items ?? []));
    start = last;
  } while (start && found.length < page * limit);
  return found.slice((page - 1) * limit);
};

/** Everything a company has posted, briefings and what has ended included, page by page in no order. */
export async function* allJobsOf(company: string): AsyncGenerator<JobItem[]> {
  for (const prefix of ['JOB#', 'BRIEFING#']) {
    let start: Record<string, unknown> | undefined;
    do {
      const { Items: items, LastEvaluatedKey: last } = await table
        .build(QueryCommand)
        .entities(Job)
        .query({ index: 'gsi1', partition: `PROFILE#${company}`, range: { beginsWith: prefix } })
        .options({ limit: JOBS_AT_ONCE, ...(start && { exclusiveStartKey: start }) })
        .send();
      yield items ?? [];
      start = last;
    } while (start);
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
