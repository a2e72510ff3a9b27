import { requestKeys, requestsBySender } from '../../table/accounts/support-request.ts';
import { entityNameOf } from '../../table/core/stored/format-item.ts';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import { reportKeys } from '../../table/staff/report.ts';
import type { ItemMigration } from './migration.ts';

/** Returns the keys of a support request in the list of its sender that the item doesn't have yet. */
const changesOf = (request: Attributes): Attributes => {
  const keys: Attributes = requestsBySender.keys(request as Parameters<typeof requestsBySender.keys>[0]);
  return Object.fromEntries(Object.entries(keys).filter(([name, value]) => request[name] !== value));
};

/** Until 0.3.0 no index listed the support requests from an e-mail. */
export const requestsOfSenders: ItemMigration = {
  number: '0014',
  description: 'Lists the support requests from each e-mail for the page of a request',
  entities: ['SupportRequest'],
  check: (request) => Object.keys(changesOf(request)).length === 0,
  up: changesOf,
};

/** Returns the keys of a report or request in two indexes; those of a reported unlock are in none. */
const accountKeys = (item: Attributes): Attributes => {
  switch (entityNameOf(item)) {
    case 'Report':
      return reportKeys(item as Parameters<typeof reportKeys>[0]);
    case 'SupportRequest':
      return requestKeys(item as Parameters<typeof requestKeys>[0]);
    default:
      return {};
  }
};

/** Returns the keys that an item doesn't have yet, and undefined for those of lists that no longer exist. */
const accountChangesOf = (item: Attributes): Attributes => {
  const keys = accountKeys(item);
  const names = ['gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk'].filter((name) => item[name] !== keys[name]);
  return Object.fromEntries(names.map((name) => [name, keys[name]]));
};

/** Until 0.3.0 all reports and requests were in lists by date, which the queue replaces, and in none of an account. */
export const reportsOfAccounts: ItemMigration = {
  number: '0017',
  description: 'Lists reports and support requests for the page of an account, instead of all by date',
  entities: ['Report', 'SupportRequest', 'PaymentReport'],
  check: (item) => Object.keys(accountChangesOf(item)).length === 0,
  up: accountChangesOf,
};
