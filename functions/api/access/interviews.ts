import * as contract from '@plumbline/shared/contracts/interviews/interviews';
import { operation } from '../../http/operation.ts';
import { calendarFile } from '../../services/interviews/calendar-file.ts';
import { interviewPage, requireOwnInterview } from '../../services/interviews/interview-page.ts';
import {
  listCompanyInterviews as listOfCompany,
  listOpenInterviews,
} from '../../services/interviews/list-interviews.ts';
import { answerProposal, proposeTimes } from '../../services/interviews/move-interview.ts';

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

export const getInterviewFile = operation(contract.getInterviewFile, async ({ params, query, caller }) =>
  calendarFile(await requireOwnInterview(params, caller), query.language),
);

export const listInterviews = operation(contract.listInterviews, async ({ caller }) => ({
  results: await listOpenInterviews(caller.profileId),
}));

export const listCompanyInterviews = operation(contract.listCompanyInterviews, ({ caller }) =>
  listOfCompany(caller.profileId),
);
