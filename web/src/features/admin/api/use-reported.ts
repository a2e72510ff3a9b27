import { readReported } from '@plumbline/shared/contracts/admin/reported';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** What a report is about. Every request is noted in the staff's history, so it is asked once each time it is opened. */
export const useReported = (id: string) =>
  useQuery({
    queryKey: queryKeys.reported(id),
    queryFn: ({ signal }) => call(readReported, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
