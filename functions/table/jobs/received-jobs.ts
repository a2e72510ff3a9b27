import { postedAt } from '@plumbline/shared/domain/jobs/posting-day';
import { type AccessEntryItem, accessEntryRequest } from '../access/access-entry.ts';
import { batchGet } from '../core/batch-get.ts';
import { queryAll } from '../core/query.ts';
import { Job, type JobItem, jobRequest } from './job.ts';
import { receivedJobs } from './job-patterns.ts';
import { SentJobPost } from './sent-job.ts';

/** A job or briefing that was sent to a seeker; `entry` has the seeker's decision. */
export type ReceivedItem = { date: string; job: JobItem; entry: AccessEntryItem | undefined };

type ReceivedJobsQuery = { type?: 'briefing' | 'sent-job-post' | undefined; limit: number; page: number };

/** Returns a page of the jobs and briefings that were sent to a seeker, newest first, and their number. */
export const readReceivedJobs = async (seeker: string, { type, limit, page }: ReceivedJobsQuery) => {
  const all = await queryAll([SentJobPost, Job], receivedJobs.list({ seeker }), { reverse: true });
  const wanted = all.filter(({ entity }) => !type || (entity === 'Job') === (type === 'briefing'));
  const shown = wanted
    .slice((page - 1) * limit, page * limit)
    .map((item) =>
      item.entity === 'Job'
        ? { id: item.id, company: item.company, date: postedAt(item) }
        : { id: item.job, company: item.company, date: item.date },
    );
  const found = await batchGet({
    jobs: shown.map(({ id }) => jobRequest(id)),
    entries: shown.map(({ id, company }) =>
      accessEntryRequest({ owner: seeker, type: 'job', subject: id, other: company }),
    ),
  });
  const items = shown.flatMap(({ date }, at): ReceivedItem[] => {
    const job = found.jobs[at];
    // Staff took the job down, so its recipient can't read it.
    return job && !job.takenDown ? [{ date, job, entry: found.entries[at] }] : [];
  });
  return { items, total: wanted.length };
};
