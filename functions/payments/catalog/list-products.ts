import * as contract from '@plumbline/shared/contracts/payments/products';
import { productSlugs } from '@plumbline/shared/options/products';
import { operation } from '../../http/operation.ts';
import { readProducts } from '../../table/payments/product.ts';

/** PAY-28: the prices of the landing page. */
export const listProducts = operation(contract.listProducts, async () => ({
  results: await readProducts(productSlugs),
}));
