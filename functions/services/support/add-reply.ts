import { MAX_REPLIES } from '@plumbline/shared/contracts/admin/support-requests';
import { ApiError } from '../../platform/errors.ts';
import type { SupportRequestItem } from '../../table/accounts/support-request.ts';

type Reply = NonNullable<SupportRequestItem['replies']>[number];

/** Returns a request with one more reply, of staff or of the sender. Throws `too_many_replies`. */
export const addReply = (request: SupportRequestItem, reply: Reply): SupportRequestItem => {
  const { replies = [] } = request;
  if (replies.length >= MAX_REPLIES) throw new ApiError('too_many_replies');
  return { ...request, replies: [...replies, reply] };
};
