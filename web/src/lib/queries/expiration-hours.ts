import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys } from './query-keys.ts';

/** How many hours a match lasts, requested once at start; 0 means that it never expires [SHL-39]. */
export const useExpirationHours = (): number | undefined =>
  useQuery({
    queryKey: queryKeys.expirationHours,
    queryFn: ({ signal }) => call('GET /api/expiration-hours', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.data;
