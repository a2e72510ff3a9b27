import { getExpirationHours } from '@plumbline/shared/contracts/reference';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

export const EXPIRATION_HOURS = 'expiration-hours';

/** How many hours a match lasts, asked once at start; 0 means that it never ends [SHL-39]. */
export const useExpirationHours = (): number | undefined =>
  useQuery({
    queryKey: [EXPIRATION_HOURS],
    queryFn: ({ signal }) => call(getExpirationHours, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.data;
