import { Entity, GetItemCommand, item, PutItemCommand, string } from 'dynamodb-toolbox';
import { table } from './table.ts';

/** The one Stripe customer of a company: its users share the saved cards. */
export const StripeCustomer = new Entity({
  name: 'StripeCustomer',
  table,
  timestamps: false,
  schema: item({ company: string().key(), customerId: string(), createdAt: string() }),
  computeKey: ({ company }) => ({ pk: `PROFILE#${company}`, sk: 'STRIPE-CUSTOMER' }),
});

export const readStripeCustomer = async (company: string): Promise<string | undefined> =>
  (await StripeCustomer.build(GetItemCommand).key({ company }).send()).Item?.customerId;

export const putStripeCustomer = (company: string, customerId: string, createdAt: string) =>
  StripeCustomer.build(PutItemCommand).item({ company, customerId, createdAt }).send();
