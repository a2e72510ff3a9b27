import * as contract from '@plumbline/shared/contracts/payments/cards';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { spendNamedBudget } from '../../../services/limits/named-budgets.ts';
import { companyCustomer } from '../../../services/payments/checkout/company-customer.ts';
import { askStripe } from '../../../services/payments/stripe-errors.ts';

/** A setup intent for a card that the company keeps for purchases to come [PAY-14]. */
export const createSetupIntent = operation(contract.createSetupIntent, async ({ caller }) => {
  await spendNamedBudget('setup-intent', caller.profileId);
  const customer = await companyCustomer(caller.profileId);
  const { id, client_secret: secret } = await askStripe('purchase', (client) =>
    client.setupIntents.create({ customer, allowed_payment_method_types: ['card'], usage: 'off_session' }),
  );
  if (!secret) throw new ApiError('purchase_unavailable');
  return { id, client_secret: secret };
});
