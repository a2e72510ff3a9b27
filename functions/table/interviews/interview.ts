import { interviewSides, interviewStates, isOpenInterview } from '@plumbline/shared/domain/interviews/interview-states';
import { interviewWays } from '@plumbline/shared/options/jobs/interviews';
import {
  BatchGetRequest,
  DeleteTransaction,
  type FormattedItem,
  item,
  list,
  number,
  PutTransaction,
  string,
} from 'dynamodb-toolbox';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { batchGet } from '../core/batch-get.ts';
import { Entity } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryAll, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';

const interviewsOfJob = tablePattern({
  partition: 'JOB#{job}',
  sort: 'INTERVIEW#{worker}',
  finds: 'The interview of a company and a worker about a job, and all of the job',
});
const interviewsOfWorker = indexPattern('gsi1', {
  partition: 'PROFILE#{worker}',
  sort: 'INTERVIEW#{updatedAt}#{job}',
  finds: 'The interviews of a worker, by the date of their last change',
});
const interviewsOfCompany = indexPattern('gsi2', {
  partition: 'PROFILE#{company}',
  sort: 'INTERVIEWS#{updatedAt}#{job}#{worker}',
  finds: 'The interviews of a company, by the date of their last change',
});

/** The interview of a company and a worker about a job. There is one for each job and worker. */
export const Interview = new Entity({
  name: 'Interview',
  table,
  timestamps: false,
  schema: item({
    job: string().key(),
    worker: string().key(),
    company: string(),
    state: string().enum(...interviewStates),
    /** The side that offers the times. */
    proposedBy: string().enum(...interviewSides),
    /** The offered starts (ISO). */
    times: list(string()),
    /** The start that was agreed last (ISO). It counts only in the state `agreed`. */
    start: string().optional(),
    /** The user who picked it. */
    agreedBy: string().optional(),
    minutes: number(),
    way: string().enum(...interviewWays),
    place: string(),
    note: string(),
    /** The side that ended the interview, and its message. */
    endedBy: string()
      .enum(...interviewSides)
      .optional(),
    reason: string().optional(),
    /** The number of changes. Calendars replace an entry by one with a higher number. */
    revision: number(),
    updatedAt: string(),
  }).and((schema) => ({
    ...indexKeys(schema, interviewsOfWorker, (interview) => interview),
    ...indexKeys(schema, interviewsOfCompany, (interview) => interview),
  })),
  computeKey: interviewsOfJob.keys,
});
export type InterviewItem = FormattedItem<typeof Interview>;

/** Writes an interview; fails when it has changed since `previous` was read. */
export const putInterview = (interview: InterviewItem, previous: InterviewItem | undefined) =>
  Interview.build(PutTransaction)
    .item(interview)
    .options({
      condition: previous ? { attr: 'revision', eq: previous.revision } : { attr: 'revision', exists: false },
    });

export const deleteInterview = ({ job, worker }: Pick<InterviewItem, 'job' | 'worker'>) =>
  Interview.build(DeleteTransaction).key({ job, worker });

export const interviewRequest = (job: string, worker: string) => Interview.build(BatchGetRequest).key({ job, worker });

/** Returns an interview as it is now. */
export const readInterview = async ({ job, worker }: Pick<InterviewItem, 'job' | 'worker'>) =>
  (await batchGet({ interviews: [interviewRequest(job, worker)] })).interviews[0];

/** Returns every interview about a job, in no order. */
export const allInterviewsOfJob = (job: string): Promise<InterviewItem[]> =>
  queryAll(Interview, interviewsOfJob.list({ job }), { consistent: true });

/** Returns every interview of a worker, in no order. */
export const allInterviewsOfWorker = (worker: string): Promise<InterviewItem[]> =>
  queryAll(Interview, interviewsOfWorker.list({ worker }));

/** Returns every interview of a company, in no order. */
export const allInterviewsOfCompany = (company: string): Promise<InterviewItem[]> =>
  queryAll(Interview, interviewsOfCompany.list({ company }));

/** Returns the interviews of a company that wait for an answer or are agreed, among those that changed since a time. */
export const openInterviewsOfCompany = (company: string, { since }: { since: string }): Promise<InterviewItem[]> =>
  queryAll(Interview, interviewsOfCompany.list({ company }), {
    from: since,
    to: '~',
    filter: { attr: 'state', in: interviewStates.filter(isOpenInterview) },
  });

/** Returns the interviews that wait for an answer or are agreed, among the `limit` of a worker that changed last. */
export const latestInterviewsOf = (worker: string, { limit }: { limit: number }) =>
  queryPage(Interview, interviewsOfWorker.list({ worker }), {
    limit,
    reverse: true,
    filter: { attr: 'state', in: interviewStates.filter(isOpenInterview) },
  });
