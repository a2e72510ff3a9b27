import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { codeOf, statusOf } from '../api/api-error.ts';
import { causeOf } from '../api/error-cause.ts';
import { KEPT_MS } from '../offline/kept-answers.ts';

const MAX_RETRIES = 2;

/**
 * A lost connection or a server failure may be temporary; after a timeout the client itself has already retried with
 * growing limits.
 */
const mayPass = (error: unknown): boolean =>
  codeOf(error) !== 'timeout' && (statusOf(error) === 0 || statusOf(error) >= 500);

/** Responses stay fresh for half a minute; rejections (4xx) are never retried. */
export const queryClient: QueryClient = new QueryClient({
  // Background requests have no error text on the page: a failure is only logged [API-06].
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => console.error(`${queryKey[0]} could not be asked`, error),
  }),
  mutationCache: new MutationCache({
    // The reloaded data shows whether the write was stored, at the latest when the connection is back.
    onError: (error) => {
      if (causeOf(error) === 'unknown-result') void queryClient.invalidateQueries();
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: KEPT_MS,
      retry: (failures, error) => failures < MAX_RETRIES && mayPass(error),
    },
    // Without a connection nothing is queued: the screen says so immediately and keeps the typed text.
    mutations: { retry: false, networkMode: 'always' },
  },
});
