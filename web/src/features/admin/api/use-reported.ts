import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/**
 * The subject of a report. Each request is recorded in the staff's history, so it is made once, when it is opened.
 */
export const useReported = (id: string, enabled = true) =>
  useQuery({
    queryKey: queryKeys.reported(id),
    queryFn: ({ signal }) => call('POST /api/admin/reports/{id}/context', { params: { id } }, { signal }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
