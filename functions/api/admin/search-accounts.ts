import { MAX_ACCOUNTS_SEARCHED } from '@plumbline/shared/options/limits';
import { type AccountGroup, type AccountListingItem, findListings } from '../../table/accounts/account-listing.ts';

export type AccountSearch = {
  search: string;
  filters: Partial<Pick<AccountListingItem, 'kind' | 'status' | 'state'>>;
};

/** Finds accounts by name, in one query of at most 2,000 small entries, however many there are. */
export const searchAccounts = async (group: AccountGroup, { search, filters }: AccountSearch) => {
  const { kind, status, state } = filters;
  const { found, more } = await findListings(group, search, MAX_ACCOUNTS_SEARCHED);
  const passing = found.filter(
    (listing) =>
      (!kind || listing.kind === kind) && (!status || listing.status === status) && (!state || listing.state === state),
  );
  return { passing, more };
};
