import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** The number of users who signed up with the school's link. */
export const useSchoolStats = () =>
  useQuery({
    queryKey: queryKeys.dashboard.school,
    queryFn: ({ signal }) => call('GET /api/school/stats', {}, { signal }),
  });
