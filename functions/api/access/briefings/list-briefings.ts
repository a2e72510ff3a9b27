import * as contract from '@plumbline/shared/contracts/access/briefings';
import { operation } from '../../../http/operation.ts';
import { readBriefingAnswers } from '../../../table/access/briefing-answers.ts';
import { countBriefings, pageOfCompanyJobs } from '../../../table/jobs/job.ts';
import { sentBriefingView } from './briefing-view.ts';

/** The company's briefings, in two queries and a batch [BRF-09, BRF-10]. */
export const listBriefings = operation(contract.listBriefings, async ({ query: { page, limit }, caller }) => {
  const [jobs, total] = await Promise.all([
    pageOfCompanyJobs(caller.profileId, 'briefings', page, limit),
    countBriefings(caller.profileId),
  ]);
  return { results: (await readBriefingAnswers(jobs)).map(sentBriefingView), total };
});
