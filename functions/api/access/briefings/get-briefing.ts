import * as contract from '@plumbline/shared/contracts/access/briefings';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { readBriefingAnswers } from '../../../table/access/briefing-answers.ts';
import { readJob } from '../../../table/jobs/job.ts';
import { sentBriefingView } from './briefing-view.ts';

/** A briefing with its answer, for the company that sent it [BRF-17]. */
export const getBriefing = operation(contract.getBriefing, async ({ params, caller }) => {
  const job = await readJob(params.id);
  if (job?.company !== caller.profileId || !job.briefing) throw new ApiError('job_not_found');
  const [answer] = await readBriefingAnswers([job]);
  if (!answer) throw new ApiError('job_not_found');
  return sentBriefingView(answer);
});
