import type { CallOf } from '@plumbline/shared/contracts/endpoint';
import type { listCompanyMatches } from '@plumbline/shared/contracts/search/workers';
import { COMPANY_MATCHES_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

type MatchFilter = Omit<CallOf<typeof listCompanyMatches>['body'], 'page' | 'limit'>;

/** A page of the company's matches, counted from 1 [APP-14]. */
export const companyMatchesQuery = (page: number, filter: MatchFilter = {}) => {
  const body = { ...filter, page, limit: COMPANY_MATCHES_PAGE_SIZE };
  return queryOptions({
    queryKey: queryKeys.companyMatches.page(body),
    queryFn: ({ signal }) => call('POST /api/company/matches', { body }, { signal }),
  });
};

export const useCompanyMatches = (page: number, filter?: MatchFilter) =>
  useQuery({ ...companyMatchesQuery(page, filter), placeholderData: keepPreviousData });
