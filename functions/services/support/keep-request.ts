import { nowIso } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { newSupportRequest, type SupportRequestItem } from '../../table/accounts/support-request.ts';
import { transact } from '../../table/core/transact.ts';
import { spendNamedBudget } from '../limits/named-budgets.ts';

/**
 * Stores a support request for staff. Throws 429 after too many from the sender or the IP address. Signed-in senders
 * are counted by user, so that others can't use up their budget under their e-mail.
 */
export const keepSupportRequest = async (
  request: Omit<SupportRequestItem, 'id' | 'date' | 'userId'>,
  { userId, sourceIp }: { userId?: string; sourceIp: string },
): Promise<void> => {
  await spendNamedBudget(userId ? 'support-address' : 'support-visitor', sourceIp);
  await spendNamedBudget('support-sender', userId ?? request.email);
  await transact(...newSupportRequest({ ...request, ...(userId && { userId }), id: newId(), date: nowIso() }));
};
