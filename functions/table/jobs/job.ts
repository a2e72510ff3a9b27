import type { WorkerDocumentKind } from '@plumbline/shared/options/document-kinds';
import type { PayUnit } from '@plumbline/shared/options/jobs/pay-units';
import type { PositionType } from '@plumbline/shared/options/jobs/position-types';
import type { Shift } from '@plumbline/shared/options/jobs/shifts';
import type { Overtime, OwnEquipment, TravelTerm } from '@plumbline/shared/options/jobs/work-facts';
import {
  $remove,
  any,
  BatchGetRequest,
  boolean,
  ConditionCheck,
  type FormattedItem,
  GetItemCommand,
  item,
  list,
  map,
  number,
  PutTransaction,
  string,
  UpdateItemCommand,
} from 'dynamodb-toolbox';
import { Entity, keyTemplate } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryAll, queryCount, queryPage } from '../core/query.ts';
import { ifSuspensionIs } from '../core/suspension-condition.ts';
import { table } from '../core/table.ts';
import { takenDownAttribute } from '../core/taken-down.ts';
import { retryCanceledWrite } from '../core/transact.ts';
import { isPosted } from './job-openness.ts';
import { companyListValues, jobsOfCompany, openJobsOfCompany, partsOfJob, receivedJobs } from './job-patterns.ts';

/** The number of jobs that one query reads when all are read. */
const JOBS_AT_ONCE = 100;

export { awaitsDecisions, isOpen, isPosted, wasPublished } from './job-openness.ts';

/** A job without its texts, which are in a JobText item. */
export const Job = new Entity({
  name: 'Job',
  table,
  timestamps: false,
  schema: item({
    id: string().key(),
    company: string(),
    companyName: string(),
    /** True when the company shows its jobs only to members; the projector updates it. */
    membersOnly: boolean().optional(),
    name: string(),
    type: any().castAs<PositionType>(),
    compensation: string(),
    /** The pay range in cents. */
    pay: map({ from: number().optional(), to: number().optional(), unit: any().castAs<PayUnit>() }).optional(),
    shift: any().castAs<Shift>().optional(),
    /** The number of people to hire. The job ends as filled when they are hired; without it the company ends it. */
    openings: number().optional(),
    /** The first day of work (YYYY-MM-DD). */
    startDate: string().optional(),
    hours: string().optional(),
    area: string().optional(),
    overtime: any().castAs<Overtime>().optional(),
    travel: any().castAs<TravelTerm[] | undefined>().optional(),
    equipment: any().castAs<OwnEquipment[] | undefined>().optional(),
    drugTest: boolean().optional(),
    /** The yes-or-no questions that applicants answer. */
    questions: list(map({ text: string(), wantsYes: boolean() })).optional(),
    zip: string(),
    city: string(),
    state: string(),
    latitude: number(),
    longitude: number(),
    /** The time zone of the ZIP (IANA), in which the job's days are counted. */
    timeZone: string().optional(),
    qualifications: list(string()),
    requiredLicenses: any().castAs<WorkerDocumentKind[] | undefined>().optional(),
    tradeCategories: list(string()),
    benefits: list(string()),
    experienceRequired: boolean().optional(),
    willingToProvidePaidTraining: boolean(),
    published: boolean(),
    briefing: boolean(),
    /** The seeker that a briefing is for. It is set at creation and never changes [BRF-01]. */
    recipient: string().optional(),
    /** The user who wrote the job; they are notified in addition to the owner. */
    createdBy: string(),
    createdAt: string(),
    updatedAt: string(),
    publishedAt: string().optional(),
    deletedAt: string().optional(),
    /** When the job ended because the position was filled (ISO). */
    filledAt: string().optional(),
    /** When the job's company was suspended or its posts were hidden (ISO); absent otherwise. */
    suspendedAt: string().optional(),
    /** When and why staff took the job down; absent otherwise. */
    takenDown: takenDownAttribute.optional(),
  }).and((schema) => ({
    ...indexKeys(schema, jobsOfCompany, companyListValues),
    ...indexKeys(schema, openJobsOfCompany, (job) => (isPosted(job) ? companyListValues(job) : undefined)),
    ...indexKeys(schema, receivedJobs, ({ id: job, recipient: seeker, publishedAt: date }) =>
      seeker && date ? { seeker, date, job } : undefined,
    ),
  })),
  computeKey: keyTemplate(partsOfJob.partition, 'SELF#JOB'),
});

export type JobItem = FormattedItem<typeof Job>;

export const JobText = new Entity({
  name: 'JobText',
  table,
  timestamps: false,
  schema: item({ id: string().key(), description: string(), whyWorkHere: string() }),
  computeKey: keyTemplate(partsOfJob.partition, 'SELF#TEXT'),
});

export type JobTextItem = FormattedItem<typeof JobText>;

/**
 * Writes the whole job. Fails unless `previous` is the stored `updatedAt`, or, without `previous`, when the job exists.
 */
export const putJob = (job: JobItem, previous?: string) =>
  Job.build(PutTransaction)
    .item(job)
    .options({
      condition: previous
        ? { and: [{ attr: 'updatedAt', eq: previous }, ifSuspensionIs(job)] }
        : { attr: 'id', exists: false },
    });

export const putJobText = (text: JobTextItem) => JobText.build(PutTransaction).item(text);

export const ifJobOpen = (id: string) =>
  Job.build(ConditionCheck)
    .key({ id })
    .condition({
      and: [
        { attr: 'published', eq: true },
        { attr: 'deletedAt', exists: false },
        { attr: 'suspendedAt', exists: false },
        { attr: 'takenDown', exists: false },
      ],
    });

/** Fails when the job has changed since it was read. */
export const ifJobAsRead = ({ id, updatedAt }: JobItem) =>
  Job.build(ConditionCheck).key({ id }).condition({ attr: 'updatedAt', eq: updatedAt });

export const jobRequest = (id: string) => Job.build(BatchGetRequest).key({ id });

export const readJob = async (id: string): Promise<JobItem | undefined> =>
  (await Job.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item;

/** Returns a page of a company's jobs, latest posting first. Pages count from 1. */
export const pageOfCompanyJobs = async (
  company: string,
  which: 'all' | 'open' | 'briefings',
  page: number,
  limit: number,
) => {
  const list =
    which === 'open'
      ? openJobsOfCompany.list({ company })
      : jobsOfCompany.list({ company, list: which === 'all' ? 'JOB' : 'BRIEFING' });
  const found: JobItem[] = [];
  let next: string | undefined;
  // One query reads enough, unless the pages before this one exceed DynamoDB's limit of one megabyte.
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

/** Returns the number of briefings that a company has written. */
export const countBriefings = (company: string): Promise<number> =>
  queryCount(Job, jobsOfCompany.list({ company, list: 'BRIEFING' }));

/** Returns the numbers of all jobs and of open jobs of a company. The index may be a moment late. */
export const countJobsOf = async (company: string) => ({
  all: await queryCount(Job, jobsOfCompany.list({ company, list: 'JOB' })),
  open: await queryCount(Job, openJobsOfCompany.list({ company })),
});

/** Returns every job of a company, including ended ones, latest posting first. One query reads a thousand of them. */
export const everyJobOf = (company: string): Promise<JobItem[]> =>
  queryAll(Job, jobsOfCompany.list({ company, list: 'JOB' }), { reverse: true });

/** Yields all jobs and briefings of a company, including ended ones, page by page in no order. */
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

/** Changes the company's name on a job. `updatedAt` stays, because no user edited the job. */
export const nameCompanyOnJob = (id: string, companyName: string) =>
  retryCanceledWrite(() =>
    Job.build(UpdateItemCommand)
      .item({ id, companyName })
      .options({ condition: { attr: 'id', exists: true } })
      .send(),
  );

/** Marks a job as suspended with its company, or as reinstated. `updatedAt` stays, because no user edited the job. */
export const suspendJob = (id: string, suspendedAt: string | undefined) =>
  retryCanceledWrite(() =>
    Job.build(UpdateItemCommand)
      .item({ id, suspendedAt: suspendedAt ?? $remove() })
      .options({ condition: { attr: 'id', exists: true } })
      .send(),
  );

/**
 * Stores whether a job is shown only to members, which its company chooses. The projector copies it to search entries.
 */
export const setMembersOnly = (id: string, membersOnly: boolean) =>
  retryCanceledWrite(() =>
    Job.build(UpdateItemCommand)
      .item({ id, membersOnly })
      .options({ condition: { attr: 'id', exists: true } })
      .send(),
  );
