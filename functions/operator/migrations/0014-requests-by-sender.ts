import { requestsBySender } from '../../table/accounts/support-request.ts';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
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
