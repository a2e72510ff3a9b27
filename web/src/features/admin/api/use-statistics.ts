import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** The product's figures, in total and for each of the last 30 days. */
export const useStatistics = () =>
  useQuery({
    queryKey: queryKeys.admin.statistics,
    queryFn: ({ signal }) => call('GET /api/admin/statistics', {}, { signal }),
  });
