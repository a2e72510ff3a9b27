import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { codeOf, statusOf } from '../api/api-error.ts';
import { causeOf } from '../api/error-cause.ts';
import { KEPT_MS } from '../offline/kept-answers.ts';

const MAX_RETRIES = 2;

/** A broken line or a server's own failure may pass; after a timeout the client itself has tried for longer and longer. */
const mayPass = (error: unknown): boolean =>
  codeOf(error) !== 'timeout' && (statusOf(error) === 0 || statusOf(error) >= 500);

/** Answers stay fresh for half a minute; refusals (4xx) are never asked again. */
export const queryClient: QueryClient = new QueryClient({
  // What is asked for behind a page has no text of its own when it fails: the log alone tells of it [API-06].
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => console.error(`${queryKey[0]} could not be asked`, error),
  }),
  mutationCache: new MutationCache({
    // What the page shows then tells whether it went through, at the latest when the connection is back.
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
    // Without a connection nothing waits to be sent later: the screen says so at once and keeps what was typed.
    mutations: { retry: false, networkMode: 'always' },
  },
});
