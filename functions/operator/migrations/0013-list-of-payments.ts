import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import { staffListKeys } from '../../table/payments/payment.ts';
import type { ItemMigration, RebuildMigration } from './migration.ts';

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

/** Until 0.3.0 staff could find a payment by neither card, amount nor person, and disputes were no tasks. */
export const searchOfPayments: RebuildMigration = {
  number: '0018',
  description: 'Lists payments by card, amount and person, and writes the tasks of disputes',
  rebuilds: ['payment-listings', 'staff-tasks'],
};
