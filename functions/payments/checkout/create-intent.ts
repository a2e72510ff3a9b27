import * as contract from '@plumbline/shared/contracts/payments/intents';
import { operation } from '../../http/operation.ts';
import { limitRate } from '../../limits/limit-rate.ts';
import { readProduct } from '../../table/payments/product.ts';
import { handlerOfProduct } from '../products/registry.ts';
import { startPurchase } from './start-purchase.ts';

/** More checkouts than a company opens. */
const MOST_PER_HOUR = 200;

/** Begins a purchase: the body says what is wanted, the server decides product, amount and subject [PAY-03]. */
export const createIntent = operation(contract.createIntent, async ({ body, caller }) => {
  await limitRate('payment-intent', caller.profileId, MOST_PER_HOUR);
  const handler = handlerOfProduct(body.product_slug);
  return startPurchase({
    company: caller.profileId,
    userId: caller.userId,
    handler,
    subject: handler.mustNameSubject(body),
    product: await readProduct(body.product_slug),
    returnUrl: body.return_url,
    clientKey: body.idempotencyKey,
  });
});
