import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** The numbers of the staff's dashboard [ADM-02]. */
export const useAdminOverview = () =>
  useQuery({
    queryKey: queryKeys.admin.overview,
    queryFn: ({ signal }) => call('GET /api/admin/overview', {}, { signal }),
  });
