import type { AccountRow, AccountSearch } from '@plumbline/shared/contracts/admin/accounts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keepPage } from '../../../lib/queries/keep-page.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

export type AccountGroup = 'companies' | 'jobSeekers';

const endpoints = { companies: 'POST /api/admin/companies', jobSeekers: 'POST /api/admin/jobSeekers' } as const;

/** A page of the companies or the job seekers [ADM-03]. */
export const useAccounts = (group: AccountGroup, search: AccountSearch) =>
  useQuery({
    queryKey: queryKeys.admin.accounts(group, search),
    queryFn: ({ signal }) => call(endpoints[group], { body: search }, { signal }),
    placeholderData: keepPage(queryKeys.admin.accounts(group, search)),
  });

/** Every account that a search finds; the download is recorded in the staff's history. */
export const readAllAccounts = async (group: AccountGroup, { search, filters }: AccountSearch): Promise<AccountRow[]> =>
  (await call('POST /api/admin/accounts/export', { body: { group, search, filters } })).results;
