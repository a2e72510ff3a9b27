import {
  type AccountRow,
  type AccountSearch,
  listCompanies,
  listJobSeekers,
} from '@plumbline/shared/contracts/admin/accounts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

export type AccountGroup = 'companies' | 'jobSeekers';

const endpoints = { companies: listCompanies, jobSeekers: listJobSeekers };

/** A page of the companies or the job seekers [ADM-03]. */
export const useAccounts = (group: AccountGroup, search: AccountSearch) =>
  useQuery({
    queryKey: queryKeys.admin.accounts(group, search),
    queryFn: ({ signal }) => call(endpoints[group], { body: search }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The most of one page. */
const ROWS_AT_ONCE = 100;

/** Every account that a search finds, page by page. */
export const readAllAccounts = async (group: AccountGroup, search: AccountSearch): Promise<AccountRow[]> => {
  const rows: AccountRow[] = [];
  for (let page = 1; ; page += 1) {
    const { results, total } = await call(endpoints[group], { body: { ...search, page, limit: ROWS_AT_ONCE } });
    rows.push(...results);
    if (results.length === 0 || page * ROWS_AT_ONCE >= total) return rows;
  }
};
