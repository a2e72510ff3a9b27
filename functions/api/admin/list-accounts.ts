import * as contract from '@plumbline/shared/contracts/admin/accounts';
import { operation } from '../../http/operation.ts';
import type { AccountGroup } from '../../table/accounts/account-listing.ts';
import { accountRows } from './account-row.ts';
import { type AccountSearch, searchAccounts } from './search-accounts.ts';

/** A query and one batch for the page. */
const listAccounts = async (
  group: AccountGroup,
  { limit, page, ...search }: AccountSearch & { limit: number; page: number },
) => {
  const { passing, more } = await searchAccounts(group, search);
  const results = await accountRows(passing.slice((page - 1) * limit, page * limit));
  return { results, total: passing.length, more };
};

export const listCompanies = operation(contract.listCompanies, ({ body }) => listAccounts('companies', body));
export const listJobSeekers = operation(contract.listJobSeekers, ({ body }) => listAccounts('jobSeekers', body));
