import { COMPANY_MATCHES_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** A page of the company's matches, counted from 1 [APP-14]. */
export const companyMatchesQuery = (page: number) =>
  queryOptions({
    queryKey: queryKeys.companyMatches.page(page),
    queryFn: ({ signal }) =>
      call('POST /api/company/matches', { body: { page, limit: COMPANY_MATCHES_PAGE_SIZE } }, { signal }),
  });

export const useCompanyMatches = (page: number, enabled: boolean) =>
  useQuery({ ...companyMatchesQuery(page), enabled, placeholderData: keepPreviousData });
