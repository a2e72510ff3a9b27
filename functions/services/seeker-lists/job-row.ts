import type { JobRow } from '@plumbline/shared/contracts/my-jobs/my-jobs';
import { isOpen, type JobItem } from '../../table/jobs/job.ts';
import { rowFacts } from '../jobs/row-facts.ts';

/** Returns a job's row in a seeker's own lists. It names the company without contact details [PRO-39]. */
export const jobRow = (job: JobItem): JobRow => ({
  id: job.id,
  name: job.name,
  type: job.type,
  compensation: job.compensation,
  pay: job.pay,
  ...rowFacts(job),
  city: job.city,
  state: job.state,
  company: { id: job.company, name: job.companyName },
  active: isOpen(job),
  willingToProvidePaidTraining: job.willingToProvidePaidTraining,
});
