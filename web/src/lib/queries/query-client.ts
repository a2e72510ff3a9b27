import { QueryCache, QueryClient } from '@tanstack/react-query';
import { statusOf } from '../api/api-error.ts';
import { KEPT_MS } from '../offline/kept-answers.ts';

const MAX_RETRIES = 2;

/** Answers stay fresh for half a minute; refusals (4xx) are never asked again. */
export const queryClient = new QueryClient({
  // What is asked for behind a page has no text of its own when it fails: the log alone tells of it [API-06].
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => console.error(`${queryKey[0]} could not be asked`, error),
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: KEPT_MS,
      retry: (failures, error) => failures < MAX_RETRIES && (statusOf(error) === 0 || statusOf(error) >= 500),
    },
    // Without a connection nothing waits to be sent later: the screen says so at once and keeps what was typed.
    mutations: { retry: false, networkMode: 'always' },
  },
});
