import { type FormattedItem, GetItemCommand, item, PutItemCommand, string } from 'dynamodb-toolbox';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';

/** A Stripe event whose effect is stored. It is stored as long as payments are. */
export const StripeEvent = new Entity({
  name: 'StripeEvent',
  table,
  timestamps: false,
  schema: item({
    id: string().key(),
    type: string(),
    intentId: string().optional(),
    createdAt: string(),
    receivedAt: string(),
  }),
  computeKey: keyTemplate('STRIPE-EVENT#{id}', 'STRIPE-EVENT'),
});
export type StripeEventItem = FormattedItem<typeof StripeEvent>;

export const hasStripeEvent = async (id: string): Promise<boolean> =>
  (await StripeEvent.build(GetItemCommand).key({ id }).send()).Item !== undefined;

export const putStripeEvent = (event: StripeEventItem) => StripeEvent.build(PutItemCommand).item(event).send();
