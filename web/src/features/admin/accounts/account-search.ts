import type { AccountSearch } from '@plumbline/shared/contracts/admin/accounts';
import { pageIn } from '@plumbline/shared/domain/addresses/page-number';
import { accountStatuses, companyKinds } from '@plumbline/shared/options/account-kinds';
import { ACCOUNT_LIST_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { usStateCodes } from '@plumbline/shared/options/us-states';

/** The filters as their fields have them; an empty text filters nothing. */
export type AccountFilters = { search: string; kind: string; status: string; state: string };

export const noFilters: AccountFilters = { search: '', kind: '', status: '', state: '' };

export const filtersIn = (params: URLSearchParams): AccountFilters => ({
  search: params.get('search') ?? '',
  kind: params.get('kind') ?? '',
  status: params.get('status') ?? '',
  state: params.get('state') ?? '',
});

export const toAddress = (filters: AccountFilters, page = 1): URLSearchParams => {
  const params = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  if (page > 1) params.set('page', String(page));
  return params;
};

const known = <T extends string>(list: readonly T[], value: string): T | undefined => list.find((one) => one === value);

/** The search as the server expects it; values of the address that no field offers are ignored. */
export const bodyOf = (params: URLSearchParams): AccountSearch => {
  const { search, kind, status, state } = filtersIn(params);
  return {
    search: search.slice(0, 120),
    filters: {
      kind: known(companyKinds, kind),
      status: known(accountStatuses, status),
      state: known(usStateCodes, state),
    },
    page: pageIn(params),
    limit: ACCOUNT_LIST_PAGE_SIZE,
  };
};
