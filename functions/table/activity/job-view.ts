import type { ActivityType } from '@plumbline/shared/options/activity-types';
import { item, PutTransaction, string } from 'dynamodb-toolbox';
import { tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryCount } from '../core/query.ts';
import { table } from '../core/table.ts';
import { activityLog } from './log-keys.ts';

const viewsOfJob = tablePattern({
  partition: 'JOB#{job}',
  sort: 'VIEW#{seeker}',
  finds: 'The job seekers who opened a job, to count them',
});

/** A seeker viewed a job. There is one item for each pair, so that views count people. */
export const JobView = new Entity({
  name: 'JobView',
  table,
  timestamps: false,
  schema: item({
    job: string().key(),
    seeker: string().key(),
    date: string(),
  }).and((schema) =>
    indexKeys(schema, activityLog, ({ job, seeker, date }) => ({
      about: 'JOB',
      id: job,
      type: 'view-job-details' satisfies ActivityType,
      date,
      who: seeker,
    })),
  ),
  computeKey: viewsOfJob.keys,
});

/** Returns the number of job seekers who have viewed a job. */
export const countViewsOfJob = (job: string): Promise<number> =>
  queryCount(JobView, viewsOfJob.list({ job }), { consistent: true });

/** Stores the first view; fails when the seeker has viewed the job before. */
export const putFirstView = (job: string, seeker: string, date: string) =>
  JobView.build(PutTransaction)
    .item({ job, seeker, date })
    .options({ condition: { attr: 'job', exists: false } });
