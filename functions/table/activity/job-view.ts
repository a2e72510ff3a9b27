import { Entity, item, PutTransaction, string } from 'dynamodb-toolbox';
import { table } from '../core/table.ts';
import { logKeys } from './log-keys.ts';

/** A seeker opened a job; one item a pair, so views count people. */
export const JobView = new Entity({
  name: 'JobView',
  table,
  timestamps: false,
  schema: item({
    job: string().key(),
    seeker: string().key(),
    date: string(),
    gsi1pk: string().hidden(),
    gsi1sk: string().hidden(),
  }),
  computeKey: ({ job, seeker }) => ({ pk: `JOB#${job}`, sk: `VIEW#${seeker}` }),
});

/** Fails when this seeker has viewed the job before. */
export const putFirstView = (job: string, seeker: string, date: string) =>
  JobView.build(PutTransaction)
    .item({ job, seeker, date, ...logKeys(`JOB#${job}`, 'view-job-details', date, seeker) })
    .options({ condition: { attr: 'job', exists: false } });
