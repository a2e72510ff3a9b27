import { searchJobs } from '@plumbline/shared/contracts/jobs/job-search';
import type { PositionType } from '@plumbline/shared/options/jobs/position-types';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { useSession } from '../../../lib/session/session.ts';

type Wanted = {
  tradeCategories?: string[];
  positionTypes?: PositionType[];
  willingToProvidePaidTraining?: boolean;
  limit: number;
};

/** Jobs within 50 miles of the given ZIP Code, nearest first; undefined requests nothing. */
export const useNearJobs = (wanted: Wanted | undefined) => {
  const zip = useSession().profile?.zip ?? '';
  return useQuery({
    queryKey: queryKeys.dashboard.nearJobs(zip, wanted),
    queryFn: ({ signal }) => call(searchJobs, { body: { zip, ...wanted } }, { signal }),
    enabled: zip !== '' && wanted !== undefined,
  });
};
