import type { IntentView } from '@plumbline/shared/contracts/payments/intents';
import { readUser } from '../../../table/accounts/user.ts';
import type { PaymentItem } from '../../../table/payments/payment.ts';

/** Returns the colleague who paid. Undefined when the caller paid; without a name when that user has left. */
export const paidByColleague = async (
  { paidBy, userId, company }: PaymentItem,
  callerId: string,
): Promise<IntentView['paidBy']> => {
  const payer = paidBy ?? userId;
  if (payer === callerId) return undefined;
  const user = await readUser(payer);
  return user?.profileId === company ? { name: user.displayName } : {};
};
