import { listOwnApplications } from '@plumbline/shared/contracts/dashboard';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { DASHBOARD } from '../../../lib/dashboard.ts';

/** The seeker's applications that moved last, and how many stand in each state. */
export const useOwnApplications = () =>
  useQuery({
    queryKey: [DASHBOARD, 'applications'],
    queryFn: ({ signal }) => call(listOwnApplications, { body: {} }, { signal }),
    staleTime: 0,
  });
