import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { readJsonItem, writeItem } from '../storage/web-storage.ts';
import { queryKeys } from './query-keys.ts';

/** The storage key of the hours, for the reloads of this tab. */
const HOURS = 'plumbline.expirationHours';

/** How many hours a match lasts, requested once at the start of a tab; 0 means that it never expires [SHL-39]. */
export const useExpirationHours = (): number | undefined =>
  useQuery({
    queryKey: queryKeys.expirationHours,
    queryFn: async ({ signal }) => {
      const hours = await call('GET /api/expiration-hours', {}, { signal });
      writeItem('session', HOURS, JSON.stringify(hours));
      return hours;
    },
    initialData: () => readJsonItem<{ data: number }>('session', HOURS),
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.data;
