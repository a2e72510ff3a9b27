import * as contract from '@plumbline/shared/contracts/access/briefings';
import { briefingState } from '@plumbline/shared/domain/briefings/briefing-states';
import { operation } from '../../../http/operation.ts';
import { type ReceivedItem, readReceivedJobs } from '../../../table/jobs/received-jobs.ts';
import { jobOfBriefing } from './briefing-view.ts';

const rowOf = ({ date, job, entry }: ReceivedItem): contract.ReceivedJob => ({
  type: job.briefing ? 'briefing' : 'sent-job-post',
  job: { ...jobOfBriefing(job), company: { id: job.company, name: job.companyName } },
  date,
  ...(job.briefing && { state: briefingState(job, entry?.state) }),
  ...(entry && entry.state !== 'requested' && { answeredAt: entry.date }),
});

/** Jobs and briefings sent to the seeker: a query and a batch; few enough to be counted in memory [BRF-16, BRF-18]. */
export const listJobsReceived = operation(contract.listJobsReceived, async ({ body, caller }) => {
  const { items, total } = await readReceivedJobs(caller.profileId, body);
  return { results: items.map(rowOf), total };
});
