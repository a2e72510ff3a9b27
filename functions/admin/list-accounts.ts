import * as contract from '@plumbline/shared/contracts/admin/accounts';
import { MAX_ACCOUNTS_SEARCHED } from '@plumbline/shared/options/limits';
import { operation } from '../http/operation.ts';
import { type AccountGroup, type AccountListingItem, findListings } from '../table/accounts/account-listing.ts';
import { accountRows } from './account-row.ts';

type Filters = Partial<Pick<AccountListingItem, 'kind' | 'status' | 'state'>>;

const passes = (listing: AccountListingItem, { kind, status, state }: Filters): boolean =>
  (!kind || listing.kind === kind) && (!status || listing.status === status) && (!state || listing.state === state);

/** One query of at most 2,000 small entries and one batch for the page, however many accounts there are. */
const listAccounts = async (
  group: AccountGroup,
  { search, filters, limit, page }: { search: string; filters: Filters; limit: number; page: number },
) => {
  const { found, more } = await findListings(group, search, MAX_ACCOUNTS_SEARCHED);
  const passing = found.filter((listing) => passes(listing, filters));
  const results = await accountRows(passing.slice((page - 1) * limit, page * limit));
  return { results, total: passing.length, more };
};

export const listCompanies = operation(contract.listCompanies, ({ body }) => listAccounts('companies', body));
export const listJobSeekers = operation(contract.listJobSeekers, ({ body }) => listAccounts('jobSeekers', body));
