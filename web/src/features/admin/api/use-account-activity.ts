import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** The newest jobs, projects, applications, reports and support requests of an account, `limit` of each. */
export const useAccountActivity = (id: string, limit: number) =>
  useQuery({
    queryKey: queryKeys.admin.activity(id, limit),
    queryFn: ({ signal }) =>
      call('GET /api/admin/accounts/{id}/activity', { params: { id }, query: { limit } }, { signal }),
    placeholderData: keepPreviousData,
  });
