import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys } from './query-keys.ts';

/** The badges of the navigation. The shell loads them again; other readers use its data. */
export const badgesQuery = queryOptions({
  queryKey: queryKeys.badges,
  queryFn: ({ signal }) => call('GET /api/badges', {}, { signal }),
});

/** Loads the badges again after an action that may have changed them. */
export const refreshBadges = (client: QueryClient) => client.invalidateQueries({ queryKey: queryKeys.badges });
