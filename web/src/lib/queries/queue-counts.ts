import { DOTS_REFRESH_MS } from '@plumbline/shared/options/limits';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys } from './query-keys.ts';

/** The numbers of open tasks of staff, refreshed every minute while the tab is visible. */
export const useQueueCounts = (enabled: boolean) =>
  useQuery({
    queryKey: queryKeys.admin.queueCounts,
    queryFn: ({ signal }) => call('GET /api/admin/queue/counts', {}, { signal }),
    refetchInterval: DOTS_REFRESH_MS,
    refetchIntervalInBackground: false,
    enabled,
  });
