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
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';
import { isConditionFailure } from '../core/transact.ts';

/** The one Stripe customer of a company: its users share the saved cards. */
export const StripeCustomer = new Entity({
  name: 'StripeCustomer',
  table,
  timestamps: false,
  schema: item({
    company: string().key(),
    customerId: string(),
    createdAt: string(),
    defaultCard: string().optional(),
  }),
  computeKey: keyTemplate('PROFILE#{company}', 'STRIPE-CUSTOMER'),
});

type NewCustomer = { company: string; customerId: string; createdAt: string; defaultCard?: string };

/** Next to other writes. */
export const newStripeCustomer = (customer: NewCustomer) => StripeCustomer.build(PutTransaction).item(customer);

export const readStripeCustomer = async (company: string): Promise<string | undefined> =>
  (await StripeCustomer.build(GetItemCommand).key({ company }).send()).Item?.customerId;

export const stripeCustomerRequest = (company: string) => StripeCustomer.build(BatchGetRequest).key({ company });

/** Notes the default card for the company's profile; Stripe's own word counts wherever money moves. */
export const noteDefaultCard = (company: string, card: string) =>
  StripeCustomer.build(UpdateItemCommand)
    .item({ company, defaultCard: card })
    .options({ condition: { attr: 'customerId', exists: true } })
    .send();

/** Forgets a card that is gone; another default stays. */
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
