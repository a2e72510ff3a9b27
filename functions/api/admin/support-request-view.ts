import type { SupportRequest } from '@plumbline/shared/contracts/admin/support-requests';
import { requestState, type SupportRequestItem } from '../../table/accounts/support-request.ts';

/** A request as staff sees it; one that nobody has worked on yet is open. */
export const supportRequestView = (request: SupportRequestItem): SupportRequest => {
  const { id, email, data, date, profileId, replies = [] } = request;
  return { id, email, data, date, ...(profileId && { profileId }), state: requestState(request), replies };
};
