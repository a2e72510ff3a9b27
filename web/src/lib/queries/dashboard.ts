import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys } from './query-keys.ts';

/** Milliseconds for which a response counts as fresh in the current visit. */
export const A_VISIT = 5000;

/** The company's numbers: totals and the daily counts of the last 30 days. */
export const companyStatsQuery = queryOptions({
  queryKey: queryKeys.dashboard.stats,
  queryFn: ({ signal }) => call('GET /api/company/get-stats', {}, { signal }),
});

/** All parts of a job seeker's dashboard. */
export const seekerOverviewQuery = queryOptions({
  queryKey: queryKeys.dashboard.seeker,
  queryFn: ({ signal }) => call('GET /api/profile/job-seeker/overview', {}, { signal }),
});

/** Loads the dashboards again after an action that may have changed them. */
export const refreshDashboard = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: queryKeys.dashboard.all });
