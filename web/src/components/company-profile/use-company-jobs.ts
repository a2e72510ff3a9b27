import { COMPANY_JOBS_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';

/** A company's open jobs; pages count from 1. */
export const useCompanyJobs = (companyId: string, page: number) =>
  useQuery({
    queryKey: queryKeys.jobs.ofCompany(companyId, page),
    queryFn: ({ signal }) =>
      call('GET /api/jobs/list/company', { query: { companyId, page, limit: COMPANY_JOBS_PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
  });
