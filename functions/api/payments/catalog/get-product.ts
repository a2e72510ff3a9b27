import * as contract from '@plumbline/shared/contracts/payments/products';
import { operation } from '../../../http/operation.ts';
import { readProduct } from '../../../table/payments/product.ts';

/** A product with its present price [PAY-01]. */
export const getProduct = operation(contract.getProduct, ({ params }) => readProduct(params.slug));
