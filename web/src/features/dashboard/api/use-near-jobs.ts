import type { PositionType } from '@plumbline/shared/options/jobs/position-types';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { useSession } from '../../../lib/session/session.ts';

type NearJobsQuery = {
  tradeCategories?: string[];
  positionTypes?: PositionType[];
  willingToProvidePaidTraining?: boolean;
  limit: number;
};

/** Jobs within 50 miles of the given ZIP Code, nearest first; undefined requests nothing. */
export const useNearJobs = (query: NearJobsQuery | undefined) => {
  const zip = useSession().profile?.zip ?? '';
  return useQuery({
    queryKey: queryKeys.dashboard.nearJobs(zip, query),
    queryFn: ({ signal }) => call('POST /api/job/search', { body: { zip, ...query } }, { signal }),
    enabled: zip !== '' && query !== undefined,
  });
};
