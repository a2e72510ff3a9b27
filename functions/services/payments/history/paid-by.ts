import type { IntentView } from '@plumbline/shared/contracts/payments/intents';
import { readUser } from '../../../table/accounts/user.ts';
import type { PaymentItem } from '../../../table/payments/payment.ts';

/** The colleague of the caller who paid, or undefined when the caller did; without a name when that user is gone. */
export const paidByColleague = async (
  { paidBy, userId, company }: PaymentItem,
  callerId: string,
): Promise<IntentView['paidBy']> => {
  const payer = paidBy ?? userId;
  if (payer === callerId) return undefined;
  const user = await readUser(payer);
  return user?.profileId === company ? { name: user.displayName } : {};
};
