import { companyUserKeys } from '../../table/accounts/user.ts';
import { entityNameOf } from '../../table/core/stored/format-item.ts';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import { customerKeys } from '../../table/payments/stripe-customer.ts';
import type { ItemMigration, RebuildMigration } from './migration.ts';

const keysOf = (item: Attributes): Attributes =>
  entityNameOf(item) === 'StripeCustomer'
    ? customerKeys(item as Parameters<typeof customerKeys>[0])
    : companyUserKeys(item as Parameters<typeof companyUserKeys>[0]);

/** Returns the keys for the search of accounts that an item doesn't have yet. */
const changesOf = (item: Attributes): Attributes =>
  Object.fromEntries(Object.entries(keysOf(item)).filter(([name, value]) => item[name] !== value));

/** Until 0.3.0 staff could find a company by neither the names of its users nor its Stripe customer. */
export const searchOfAccounts: ItemMigration = {
  number: '0015',
  description: 'Lists users of companies by name and Stripe customers by id for the search of accounts',
  entities: ['User', 'StripeCustomer'],
  check: (item) => Object.keys(changesOf(item)).length === 0,
  up: changesOf,
};

/** Until 0.3.0 the lists of accounts had no phone numbers and ZIP Codes. */
export const accountsByPhone: RebuildMigration = {
  number: '0016',
  description: 'Lists accounts by phone number and ZIP Code for the search of accounts',
  rebuilds: ['account-listings'],
};
