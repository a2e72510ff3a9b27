import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

/** Milliseconds for which an answer that is asked for at every visit counts as one of this visit. */
export const A_VISIT = 5000;

/** What the dashboards show is asked again after what may have changed it. */
export const refreshDashboard = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: queryKeys.dashboard.all });
