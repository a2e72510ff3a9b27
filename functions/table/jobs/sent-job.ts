import { BatchGetRequest, type FormattedItem, item, PutTransaction, string } from 'dynamodb-toolbox';
import { companyHistory } from '../access/company-history-keys.ts';
import { tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import { receivedJobs } from './job-patterns.ts';

const sentToSeeker = tablePattern({
  partition: 'PROFILE#{company}',
  sort: 'SENT-JOB#{seeker}#{job}',
  finds: 'The jobs that a company sent to a worker',
});

/** A job that a company sent to a seeker. There is one item for each company, seeker and job [PAY-25]. */
export const SentJobPost = new Entity({
  name: 'SentJobPost',
  table,
  timestamps: false,
  schema: item({
    company: string().key(),
    seeker: string().key(),
    job: string().key(),
    date: string(),
    /** The user who sent the job. */
    userId: string(),
    /** Undefined when the price was 0. */
    paymentIntent: string().optional(),
  }).and((schema) => ({
    ...indexKeys(schema, receivedJobs, (sent) => sent),
    ...indexKeys(schema, companyHistory, ({ company, date, job, seeker }) => ({
      company,
      kind: 'posted',
      date,
      with: `${job}#${seeker}`,
    })),
  })),
  computeKey: sentToSeeker.keys,
});
export type SentJobPostItem = FormattedItem<typeof SentJobPost>;

/** Stores a sent job; fails when it was sent to this seeker before. */
export const putSentJob = (sent: SentJobPostItem) =>
  SentJobPost.build(PutTransaction)
    .item(sent)
    .options({ condition: { attr: 'job', exists: false } });

/** The number of sent jobs that one query reads, newest first. */
const LATEST = 100;

/** Returns the latest jobs that a company sent. */
export const listSentJobs = async (company: string): Promise<SentJobPostItem[]> =>
  (await queryPage(SentJobPost, companyHistory.list({ company, kind: 'posted' }), { limit: LATEST, reverse: true }))
    .items;

/** Returns the jobs that a company sent to a worker, in one request. */
export const listJobsSentTo = async (company: string, seeker: string): Promise<SentJobPostItem[]> =>
  (await queryPage(SentJobPost, sentToSeeker.list({ company, seeker }))).items;

export const sentJobRequest = (company: string, seeker: string, job: string) =>
  SentJobPost.build(BatchGetRequest).key({ company, seeker, job });
