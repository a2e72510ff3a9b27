import {
  $remove,
  BatchGetRequest,
  GetItemCommand,
  item,
  PutItemCommand,
  PutTransaction,
  string,
  UpdateItemCommand,
} from 'dynamodb-toolbox';
import { indexPattern } from '../core/access-pattern.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import { isConditionFailure } from '../core/transact.ts';

const companyOfCustomer = indexPattern('gsi1', {
  partition: 'STRIPE-CUSTOMER#{customerId}',
  sort: '{company}',
  finds: 'The company of a Stripe customer',
});

/** Returns the attributes by which staff find the company of a customer. Migration 0015 adds them to earlier ones. */
export const customerKeys = (customer: { company: string; customerId: string }): Record<string, string> =>
  companyOfCustomer.keys(customer);

/** The Stripe customer of a company, whose users share the saved cards. */
export const StripeCustomer = new Entity({
  name: 'StripeCustomer',
  table,
  timestamps: false,
  schema: item({
    company: string().key(),
    customerId: string(),
    createdAt: string(),
    defaultCard: string().optional(),
  }).and((schema) => indexKeys(schema, companyOfCustomer, (customer) => customer)),
  computeKey: keyTemplate('PROFILE#{company}', 'STRIPE-CUSTOMER'),
});

type NewCustomer = { company: string; customerId: string; createdAt: string; defaultCard?: string };

/** Returns the write of a Stripe customer, for a transaction. */
export const newStripeCustomer = (customer: NewCustomer) => StripeCustomer.build(PutTransaction).item(customer);

export const readStripeCustomer = async (company: string): Promise<string | undefined> =>
  (await StripeCustomer.build(GetItemCommand).key({ company }).send()).Item?.customerId;

/** Returns the company of a Stripe customer; undefined for an unknown one. */
export const findCompanyOfCustomer = async (customerId: string): Promise<string | undefined> =>
  (await queryPage(StripeCustomer, companyOfCustomer.list({ customerId }), { limit: 1 })).items[0]?.company;

export const stripeCustomerRequest = (company: string) => StripeCustomer.build(BatchGetRequest).key({ company });

/** Stores the default card for the company's profile. Payments use the default that Stripe has. */
export const noteDefaultCard = (company: string, card: string) =>
  StripeCustomer.build(UpdateItemCommand)
    .item({ company, defaultCard: card })
    .options({ condition: { attr: 'customerId', exists: true } })
    .send();

/** Removes the default card if it is one of the deleted cards. */
export const forgetDefaultCard = async (company: string, cards: string[]): Promise<void> => {
  try {
    await StripeCustomer.build(UpdateItemCommand)
      .item({ company, defaultCard: $remove() })
      .options({ condition: { attr: 'defaultCard', in: cards } })
      .send();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};

export const putStripeCustomer = (company: string, customerId: string, createdAt: string) =>
  StripeCustomer.build(PutItemCommand).item({ company, customerId, createdAt }).send();
