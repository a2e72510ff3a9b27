import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** The latest events of the company. */
export const useActivities = (limit: number) =>
  useQuery({
    queryKey: queryKeys.dashboard.activities(limit),
    queryFn: ({ signal }) => call('GET /api/company/get-activities', { query: { limit } }, { signal }),
    placeholderData: keepPreviousData,
  });
