import * as contract from '@plumbline/shared/contracts/payments/products';
import { productSlugs } from '@plumbline/shared/options/products';
import { operation } from '../../http/operation.ts';
import { spendNamedBudget } from '../../services/limits/named-budgets.ts';
import { updateProduct } from '../../services/payments/products/update-product.ts';
import { readProduct, readProducts } from '../../table/payments/product.ts';

/** Returns all products with their prices, for the landing page [PAY-28]. */
export const listProducts = operation(contract.listProducts, async () => ({
  results: await readProducts(productSlugs),
}));

/** Returns a product with its current price [PAY-01]. */
export const getProduct = operation(contract.getProduct, ({ params }) => readProduct(params.slug));

export const changeProduct = operation(contract.changeProduct, async ({ params, body, caller }) => {
  await spendNamedBudget('change-site', caller.userId);
  return updateProduct(params.slug, body, caller);
});
