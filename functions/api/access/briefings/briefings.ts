import * as contract from '@plumbline/shared/contracts/access/briefings';
import { briefingState } from '@plumbline/shared/domain/briefings/briefing-states';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { completeBriefing } from '../../../services/access/briefing-decisions.ts';
import { readBriefingAnswers } from '../../../table/access/briefing-answers.ts';
import { countBriefings, pageOfCompanyJobs, readJob } from '../../../table/jobs/job.ts';
import { type ReceivedItem, readReceivedJobs } from '../../../table/jobs/received-jobs.ts';
import { jobOfBriefing, sentBriefingView } from './briefing-view.ts';

/** Returns a page of the company's briefings, in two queries and a batch [BRF-09, BRF-10]. */
export const listBriefings = operation(contract.listBriefings, async ({ query: { page, limit }, caller }) => {
  const [jobs, total] = await Promise.all([
    pageOfCompanyJobs(caller.profileId, 'briefings', page, limit),
    countBriefings(caller.profileId),
  ]);
  return { results: (await readBriefingAnswers(jobs)).map(sentBriefingView), total };
});

/** Returns a briefing with the seeker's decision, for the company that sent it [BRF-17]. */
export const getBriefing = operation(contract.getBriefing, async ({ params, caller }) => {
  const job = await readJob(params.id);
  if (job?.company !== caller.profileId || !job.briefing) throw new ApiError('job_not_found');
  const [answer] = await readBriefingAnswers([job]);
  if (!answer) throw new ApiError('job_not_found');
  return sentBriefingView(answer);
});

export const sendBriefing = operation(contract.sendBriefing, async ({ params, body, caller }) => {
  if (body.userId !== params.userId) throw new ApiError('invalid_value', { path: 'userId' });
  if (params.userId === caller.profileId) throw new ApiError('profile_not_found');
  return completeBriefing({
    owner: params.userId,
    type: 'job',
    subject: body.jobBriefing,
    other: caller.profileId,
  });
});

const rowOf = ({ date, job, entry }: ReceivedItem): contract.ReceivedJob => ({
  type: job.briefing ? 'briefing' : 'sent-job-post',
  job: { ...jobOfBriefing(job), company: { id: job.company, name: job.companyName } },
  date,
  ...(job.briefing && { state: briefingState(job, entry?.state) }),
  ...(entry && entry.state !== 'requested' && { answeredAt: entry.date }),
});

/**
 * Returns a page of the jobs and briefings sent to the seeker, in a query and a batch. All are counted in memory,
 * because there are few [BRF-16, BRF-18].
 */
export const listJobsReceived = operation(contract.listJobsReceived, async ({ body, caller }) => {
  const { items, total } = await readReceivedJobs(caller.profileId, body);
  return { results: items.map(rowOf), total };
});
