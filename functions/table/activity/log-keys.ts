import { indexPattern } from '../core/access-pattern.ts';

/** The log of views and applications of a job or project; `about` is `JOB` or `PROJECT`. */
export const activityLog = indexPattern('gsi1', {
  partition: '{about}#{id}',
  sort: 'LOG#{type}#{date}#{who}',
  finds: 'What one type of log entry says about a job or project, by date',
});
