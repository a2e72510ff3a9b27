import type { SupportRequest } from '@plumbline/shared/contracts/admin/support-requests';
import * as contract from '@plumbline/shared/contracts/admin/support-requests';
import { operation } from '../../http/operation.ts';
import { pagedOperation } from '../../http/paged-operation.ts';
import { changeRequest } from '../../services/support/change-request.ts';
import {
  listSupportRequests as readRequests,
  requestState,
  type SupportRequestItem,
} from '../../table/accounts/support-request.ts';

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

export const listSupportRequests = pagedOperation(contract.listSupportRequests, async ({ query }) => {
  const { items, cursor } = await readRequests(query);
  return { results: items.map(supportRequestView), ...(cursor && { cursor }) };
});

export const answerSupportRequest = operation(contract.answerSupportRequest, async ({ params, body, caller }) =>
  supportRequestView(
    await changeRequest(params.id, caller, {
      action: 'answer request',
      to: 'answered',
      reply: body.text,
      seen: body.seen,
    }),
  ),
);

export const moveSupportRequest = operation(contract.moveSupportRequest, async ({ params, body, caller }) =>
  supportRequestView(
    await changeRequest(params.id, caller, { action: 'move request', to: body.state, seen: body.seen }),
  ),
);
