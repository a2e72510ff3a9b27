import type { SupportRequest } from '@plumbline/shared/contracts/admin/support-requests';
import * as contract from '@plumbline/shared/contracts/admin/support-requests';
import { operation } from '../../http/operation.ts';
import { spendNamedBudget } from '../../services/limits/named-budgets.ts';
import { changeRequest } from '../../services/support/change-request.ts';
import { requestState, type SupportRequestItem } from '../../table/accounts/support-request.ts';

/** Returns a support request as staff see it; it is open until someone works on it. */
export const supportRequestView = (request: SupportRequestItem): SupportRequest => {
  const { id, email, data, date, profileId, language, replies = [] } = request;
  return {
    id,
    email,
    data,
    date,
    ...(profileId && { profileId }),
    ...(language && { language }),
    state: requestState(request),
    replies,
  };
};

export const answerSupportRequest = operation(contract.answerSupportRequest, async ({ params, body, caller }) => {
  await spendNamedBudget('answer-request', caller.userId);
  const { text: reply, seen } = body;
  return supportRequestView(
    await changeRequest(params.id, caller, { action: 'answer request', to: 'answered', reply, seen }),
  );
});

export const moveSupportRequest = operation(contract.moveSupportRequest, async ({ params, body, caller }) => {
  await spendNamedBudget('answer-request', caller.userId);
  const { state: to, seen } = body;
  return supportRequestView(await changeRequest(params.id, caller, { action: 'move request', to, seen }));
});
