import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

/** Milliseconds for which a response counts as fresh in the current visit. */
export const A_VISIT = 5000;

/** Loads the dashboards again after an action that may have changed them. */
export const refreshDashboard = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: queryKeys.dashboard.all });
