import { listOwnMatches } from '@plumbline/shared/contracts/dashboard';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { DASHBOARD } from '../../../lib/dashboard.ts';

/** The jobs the seeker matched last, and how many there are. */
export const useOwnMatches = () =>
  useQuery({
    queryKey: [DASHBOARD, 'matches'],
    queryFn: ({ signal }) => call(listOwnMatches, { body: {} }, { signal }),
  });
