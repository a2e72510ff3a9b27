import { nowIso } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { putSupportRequest, type SupportRequestItem } from '../../table/accounts/support-request.ts';
import { spendNamedBudget } from '../limits/named-budgets.ts';

/** Keeps a request for staff to answer, as long as there are not too many from the e-mail or the address. */
export const keepSupportRequest = async (
  request: Omit<SupportRequestItem, 'id' | 'date'>,
  sourceIp: string,
): Promise<void> => {
  await spendNamedBudget('support-address', sourceIp);
  await spendNamedBudget('support-email', request.email);
  await putSupportRequest({ ...request, id: newId(), date: nowIso() });
};
