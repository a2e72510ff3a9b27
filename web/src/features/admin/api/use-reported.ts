import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** The subject of a report. Each request is recorded in the staff's history, so it is made once for each opening. */
export const useReported = (id: string) =>
  useQuery({
    queryKey: queryKeys.reported(id),
    queryFn: ({ signal }) => call('POST /api/admin/reports/{id}/context', { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
