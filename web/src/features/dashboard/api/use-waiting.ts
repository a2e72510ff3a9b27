import { getWaiting } from '@plumbline/shared/contracts/dashboard';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { DASHBOARD } from '../../../lib/dashboard.ts';

/** What waits for the own profile; looking at it elsewhere takes it away, so it is asked at every visit. */
export const useWaiting = () =>
  useQuery({
    queryKey: [DASHBOARD, 'waiting'],
    queryFn: ({ signal }) => call(getWaiting, {}, { signal }),
    staleTime: 0,
  });
