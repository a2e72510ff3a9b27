import { queryPage } from '../core/query.ts';
import { Job, type JobItem, JobText, type JobTextItem } from './job.ts';
import { JobCounters, type JobCountersItem } from './job-counters.ts';
import { partsOfJob } from './job-patterns.ts';
import { PublicJob } from './public-job.ts';

/** Returns a job with its texts and counters, and whether everyone may read it, in one request. */
export const readWholeJob = async (id: string) => {
  const { items } = await queryPage([Job, JobText, JobCounters, PublicJob], partsOfJob.list({ id }), {
    consistent: true,
  });
  const found: { job?: JobItem; text?: JobTextItem; counters?: JobCountersItem; isPublic: boolean } = {
    isPublic: false,
  };
  for (const each of items) {
    if (each.entity === 'Job') found.job = each;
    else if (each.entity === 'JobText') found.text = each;
    else if (each.entity === 'PublicJob') found.isPublic = true;
    else found.counters = each;
  }
  return found;
};
