import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** Loads the company's numbers: totals and the daily counts of the last 30 days. */
export const useCompanyStats = (enabled = true) =>
  useQuery({
    queryKey: queryKeys.dashboard.stats,
    queryFn: ({ signal }) => call('GET /api/company/get-stats', {}, { signal }),
    enabled,
  });
