import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys } from './query-keys.ts';

/** Whether the caller's company or another company has priority access to a skilled worker now. */
export const usePriorityAccess = (id: string, enabled = true) =>
  useQuery({
    queryKey: queryKeys.workers.priorityAccess(id),
    queryFn: ({ signal }) => call('GET /api/profile/{id}/priority-access', { params: { id } }, { signal }),
    enabled: enabled && id !== '',
  });
