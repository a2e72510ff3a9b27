import type { JobRow } from '@plumbline/shared/contracts/my-jobs/my-jobs';
import { rowFactsOf } from '@plumbline/shared/domain/jobs/facts/row-facts';
import { isOpen, type JobItem } from '../../table/jobs/job.ts';

/** Returns a job's row in a seeker's own lists. It names the company without contact details [PRO-39]. */
export const jobRow = (job: JobItem): JobRow => ({
  id: job.id,
  name: job.name,
  type: job.type,
  compensation: job.compensation,
  pay: job.pay,
  ...rowFactsOf(job),
  city: job.city,
  state: job.state,
  company: { id: job.company, name: job.companyName },
  active: isOpen(job),
  willingToProvidePaidTraining: job.willingToProvidePaidTraining,
});
