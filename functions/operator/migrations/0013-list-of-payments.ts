import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import { staffListKeys } from '../../table/payments/payment.ts';
import type { ItemMigration } from './migration.ts';

/** Returns the keys of a payment in the staff's lists that the item doesn't have yet. */
const changesOf = (payment: Attributes): Attributes => {
  const keys: Attributes = staffListKeys(payment as Parameters<typeof staffListKeys>[0]);
  return Object.fromEntries(Object.entries(keys).filter(([name, value]) => payment[name] !== value));
};

/** Until 0.3.0 no index listed the payments of all companies. */
export const listOfPayments: ItemMigration = {
  number: '0013',
  description: 'Lists the payments of all companies for the page of payments',
  entities: ['Payment'],
  check: (payment) => Object.keys(changesOf(payment)).length === 0,
  up: changesOf,
};
