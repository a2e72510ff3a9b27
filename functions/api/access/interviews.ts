import * as contract from '@plumbline/shared/contracts/interviews/interviews';
import { isOpenInterview } from '@plumbline/shared/domain/interviews/interview-states';
import { operation } from '../../http/operation.ts';
import { calendarFile } from '../../services/interviews/calendar-file.ts';
import {
  interviewPage,
  interviewView,
  requireOwnInterview,
  siteZone,
} from '../../services/interviews/interview-page.ts';
import { answerProposal, proposeTimes } from '../../services/interviews/move-interview.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { latestInterviewsOf } from '../../table/interviews/interview.ts';
import { jobRequest } from '../../table/jobs/job.ts';

export const getInterview = operation(contract.getInterview, async ({ params, caller }) => {
  const own = await requireOwnInterview(params, caller);
  return interviewPage(own, own.interview);
});

export const proposeInterview = operation(contract.proposeInterview, ({ params, body, caller }) =>
  proposeTimes(params, caller, body),
);

export const answerInterview = operation(contract.answerInterview, ({ params, body, caller }) =>
  answerProposal(params, caller, body),
);

export const getInterviewFile = operation(contract.getInterviewFile, async ({ params, caller }) =>
  calendarFile(await requireOwnInterview(params, caller)),
);

/** The number of interviews that are looked at; older ones are over. */
const LATEST = 20;

/** Returns the latest open interviews of the worker, in a query and a batch. */
export const listInterviews = operation(contract.listInterviews, async ({ caller }) => {
  const { items } = await latestInterviewsOf(caller.profileId, { limit: LATEST });
  const open = items.filter(({ state }) => isOpenInterview(state));
  const { jobs } = await batchGet({ jobs: open.map(({ job }) => jobRequest(job)) }, { consistent: false });
  const results = open.map(async (interview, index) => {
    const job = jobs[index];
    if (!job || job.suspendedAt) return [];
    return [
      {
        job: { id: job.id, name: job.name },
        company: { id: job.company, name: job.companyName },
        timeZone: await siteZone(job),
        interview: interviewView(interview),
      },
    ];
  });
  return { results: (await Promise.all(results)).flat() };
});
