import { isPayable, productFamilies, purchaseStates } from '@plumbline/shared/domain/money/payment-states';
import { productSlugs } from '@plumbline/shared/options/products';
import { type FormattedItem, GetItemCommand, item, number, PutTransaction, string } from 'dynamodb-toolbox';
import { tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { queryAll } from '../core/query.ts';
import { table } from '../core/table.ts';

const purchasesOfCompany = tablePattern({
  partition: 'PROFILE#{company}',
  sort: 'PURCHASE#{family}#{subject}',
  finds: 'What a company buys or bought',
});

/**
 * A company's purchase: one item for each company, product family and subject. It names the only payment that may
 * deliver it. Every change is conditioned on the version that was read.
 */
export const Purchase = new Entity({
  name: 'Purchase',
  table,
  timestamps: false,
  schema: item({
    company: string().key(),
    family: string()
      .enum(...productFamilies)
      .key(),
    subject: string().key(),
    slug: string().enum(...productSlugs),
    state: string().enum(...purchaseStates),
    /** The price in cents. */
    amount: number(),
    userId: string(),
    /** Undefined when the price was 0. */
    intentId: string().optional(),
    createdAt: string(),
    updatedAt: string(),
    version: number(),
  }),
  computeKey: purchasesOfCompany.keys,
});
export type PurchaseItem = FormattedItem<typeof Purchase>;
export type PurchaseKey = Pick<PurchaseItem, 'company' | 'family' | 'subject'>;

export const readPurchase = async (key: PurchaseKey): Promise<PurchaseItem | undefined> => {
  const { company, family, subject } = key;
  return (await Purchase.build(GetItemCommand).key({ company, family, subject }).options({ consistent: true }).send())
    .Item;
};

/** Writes the next version of a purchase; fails when it has changed since it was read (`previous`). */
export const putPurchase = (purchase: Omit<PurchaseItem, 'version'>, previous: PurchaseItem | undefined) => {
  const next: PurchaseItem = { ...purchase, version: (previous?.version ?? 0) + 1 };
  return Purchase.build(PutTransaction)
    .item(next)
    .options({ condition: previous ? { attr: 'version', eq: previous.version } : { attr: 'version', exists: false } });
};

/** Returns the ids of a company's unpaid intents. */
export const listOpenIntentsOf = async (company: string): Promise<string[]> => {
  const purchases = await queryAll(Purchase, purchasesOfCompany.list({ company }), { consistent: true });
  return purchases.flatMap(({ intentId, state }) => (intentId && isPayable(state) ? [intentId] : []));
};
