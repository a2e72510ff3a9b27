import { getSchoolStats } from '@plumbline/shared/contracts/dashboard';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { DASHBOARD } from '../../../lib/queries/dashboard.ts';

/** How many signed up with the school's link. */
export const useSchoolStats = () =>
  useQuery({
    queryKey: [DASHBOARD, 'school'],
    queryFn: ({ signal }) => call(getSchoolStats, {}, { signal }),
  });
