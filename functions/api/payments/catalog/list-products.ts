import * as contract from '@plumbline/shared/contracts/payments/products';
import { productSlugs } from '@plumbline/shared/options/products';
import { operation } from '../../../http/operation.ts';
import { readProducts } from '../../../table/payments/product.ts';

/** The prices of the landing page [PAY-28]. */
export const listProducts = operation(contract.listProducts, async () => ({
  results: await readProducts(productSlugs),
}));
