import { MAX_REPLIES } from '@plumbline/shared/contracts/admin/support-requests';
import { ApiError } from '../../platform/errors.ts';
import type { SupportRequestItem } from '../../table/accounts/support-request.ts';

type Reply = NonNullable<SupportRequestItem['replies']>[number];

/** Returns the number of replies of the side that wrote one. */
const repliesOf = (replies: readonly Reply[], { staff }: Pick<Reply, 'staff'>): number =>
  replies.filter((each) => (each.staff === undefined) === (staff === undefined)).length;

/** Whether the sender of a request can write more in it. */
export const mayWriteMore = ({ replies = [] }: SupportRequestItem): boolean => repliesOf(replies, {}) < MAX_REPLIES;

/**
 * Returns a request with one more reply, of staff or of the sender. Throws `too_many_replies`, counted for each side,
 * so that a sender can't use up the replies of staff.
 */
export const addReply = (request: SupportRequestItem, reply: Reply): SupportRequestItem => {
  const { replies = [] } = request;
  if (repliesOf(replies, reply) >= MAX_REPLIES) throw new ApiError('too_many_replies');
  return { ...request, replies: [...replies, reply] };
};
