import { nowIso } from '../../platform/clock.ts';
import { changeSupportRequest, type SupportRequestItem } from '../../table/accounts/support-request.ts';
import { transactOr } from '../../table/core/transact.ts';
import { readTask } from '../../table/staff/staff-task.ts';
import { spendNamedBudget } from '../limits/named-budgets.ts';
import { addReply } from './add-reply.ts';
import { presentOwner } from './present-owner.ts';

/**
 * Adds what the sender of a request writes later, and opens the request again for staff. Throws `too_many_replies`,
 * `support_request_changed`, and 429 after too many in the request or from the IP address.
 */
export const writeAgain = async (
  request: SupportRequestItem,
  text: string,
  sourceIp: string,
): Promise<SupportRequestItem> => {
  await spendNamedBudget('support-address', sourceIp);
  await spendNamedBudget('support-sender', request.id);
  const date = nowIso();
  const next = { ...addReply(request, { date, text }), state: 'open' as const };
  const task = await readTask({ kind: 'support', id: request.id });
  await transactOr(
    'support_request_changed',
    ...changeSupportRequest(next, { previous: request, task, owner: await presentOwner(task), date }),
  );
  return next;
};
