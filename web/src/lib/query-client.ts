import { QueryClient } from '@tanstack/react-query';
import { statusOf } from './api/api-error.ts';

const MAX_RETRIES = 2;

/** Answers stay fresh for half a minute; refusals (4xx) are never asked again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < MAX_RETRIES && (statusOf(error) === 0 || statusOf(error) >= 500),
    },
    mutations: { retry: false },
  },
});
