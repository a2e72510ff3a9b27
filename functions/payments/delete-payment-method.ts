import * as contract from '@plumbline/shared/contracts/payments';
import { UNEXPECTED } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { ownCard } from './own-card.ts';
import { askStripe } from './stripe-errors.ts';

/** PAY-21. */
export const deletePaymentMethod = operation(contract.deletePaymentMethod, async ({ body, caller }) => {
  const { card } = await ownCard(caller.profileId, body.payment_method);
  await askStripe(UNEXPECTED, (client) => client.paymentMethods.detach(card));
  return { success: true };
});
