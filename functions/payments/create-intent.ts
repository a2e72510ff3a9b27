import * as contract from '@plumbline/shared/contracts/payments';
import { operation } from '../http/operation.ts';
import { readProduct } from '../table/product.ts';
import { saleOfProduct } from './sales.ts';
import { startPurchase } from './start-purchase.ts';

/** PAY-03: the server decides product, amount and subject; the body only says what is wanted. */
export const createIntent = operation(contract.createIntent, async ({ body, caller }) => {
  const sale = saleOfProduct(body.product_slug);
  return startPurchase({
    company: caller.profileId,
    userId: caller.userId,
    sale,
    subject: sale.subjectOf(body),
    product: await readProduct(body.product_slug),
    returnUrl: body.return_url,
    clientKey: body.idempotencyKey,
  });
});
