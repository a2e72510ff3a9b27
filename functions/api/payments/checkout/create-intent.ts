import * as contract from '@plumbline/shared/contracts/payments/intents';
import { operation } from '../../../http/operation.ts';
import { spendNamedBudget } from '../../../services/limits/named-budgets.ts';
import { startPurchase } from '../../../services/payments/checkout/start-purchase.ts';
import { handlerOfProduct } from '../../../services/payments/products/registry.ts';
import { readProduct } from '../../../table/payments/product.ts';

/** Begins a purchase: the body says what is wanted, the server decides product, amount and subject [PAY-03]. */
export const createIntent = operation(contract.createIntent, async ({ body, caller }) => {
  await spendNamedBudget('payment-intent', caller.profileId);
  const handler = handlerOfProduct(body.product_slug);
  return startPurchase({
    company: caller.profileId,
    userId: caller.userId,
    handler,
    subject: handler.requireSubjectId(body),
    product: await readProduct(body.product_slug),
    returnUrl: body.return_url,
    clientKey: body.idempotencyKey,
  });
});
