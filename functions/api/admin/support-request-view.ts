import type { SupportRequest } from '@plumbline/shared/contracts/admin/support-requests';
import { requestState, type SupportRequestItem } from '../../table/accounts/support-request.ts';

/** A support request as staff see it; it is open until someone works on it. */
export const supportRequestView = (request: SupportRequestItem): SupportRequest => {
  const { id, email, data, date, profileId, replies = [] } = request;
  return { id, email, data, date, ...(profileId && { profileId }), state: requestState(request), replies };
};
