import { nowIso } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { newSupportRequest, type SupportRequestItem } from '../../table/accounts/support-request.ts';
import { transact } from '../../table/core/transact.ts';
import { spendNamedBudget } from '../limits/named-budgets.ts';

/** Stores a support request for staff. Throws 429 after too many from the e-mail or the IP address. */
export const keepSupportRequest = async (
  request: Omit<SupportRequestItem, 'id' | 'date'>,
  sourceIp: string,
): Promise<void> => {
  await spendNamedBudget('support-address', sourceIp);
  await spendNamedBudget('support-email', request.email);
  await transact(...newSupportRequest({ ...request, id: newId(), date: nowIso() }));
};
