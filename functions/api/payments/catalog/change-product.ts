import * as contract from '@plumbline/shared/contracts/payments/products';
import { operation } from '../../../http/operation.ts';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { auditWrite } from '../../../services/audit/audit-write.ts';
import { isConditionFailure, transact } from '../../../table/core/transact.ts';
import { readProduct, changeProduct as writeChange } from '../../../table/payments/product.ts';

const factsOf = ({ name, amount }: { name: string; amount: number }) => ({ name, cents: amount });

/** Who changed what, from what and when, is written in the same transaction. */
export const changeProduct = operation(contract.changeProduct, async ({ params, body, caller }) => {
  const product = await readProduct(params.slug);
  const { slug, name, amount } = product;
  const next = { name: body.name ?? name, amount: body.amount ?? amount };
  if (next.name === name && next.amount === amount) return { slug, ...next };
  try {
    const at = nowIso();
    const subject = { type: 'product', id: slug } as const;
    await transact(
      ...writeChange(product, next, caller.userId, at),
      auditWrite(caller, { action: 'change product', subject, before: factsOf(product), after: factsOf(next) }, at),
    );
  } catch (error) {
    if (isConditionFailure(error)) throw new ApiError('product_changed');
    throw error;
  }
  return { slug, ...next };
});
