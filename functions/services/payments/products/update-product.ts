import type { ProductSlug } from '@plumbline/shared/options/products';
import { nowIso } from '../../../platform/clock.ts';
import { transactOr } from '../../../table/core/transact.ts';
import { changeProduct, readProduct } from '../../../table/payments/product.ts';
import { auditWrite } from '../../audit/audit-write.ts';
import type { Caller } from '../../sessions/caller.ts';

const factsOf = ({ name, amount }: { name: string; amount: number }) => ({ name, cents: amount });

/** Changes a product's name or price. The audit entry with both versions is in the same transaction. */
export const updateProduct = async (
  id: ProductSlug,
  changes: { name?: string | undefined; amount?: number | undefined },
  caller: Caller,
) => {
  const product = await readProduct(id);
  const { slug, name, amount } = product;
  const next = { name: changes.name ?? name, amount: changes.amount ?? amount };
  if (next.name === name && next.amount === amount) return { slug, ...next };
  const now = nowIso();
  const subject = { type: 'product', id: slug } as const;
  await transactOr(
    'product_changed',
    ...changeProduct(product, next, caller.userId, now),
    auditWrite(caller, { action: 'change product', subject, before: factsOf(product), after: factsOf(next) }, now),
  );
  return { slug, ...next };
};
