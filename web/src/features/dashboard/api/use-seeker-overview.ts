import type { getSeekerOverview } from '@plumbline/shared/contracts/dashboard/dashboard';
import type { ResponseOf } from '@plumbline/shared/contracts/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { A_VISIT } from '../../../lib/queries/dashboard.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

export type SeekerOverview = ResponseOf<typeof getSeekerOverview>;

/** A part of a job seeker's dashboard; one call loads all of it. */
export const useSeekerOverview = <T>(select: (overview: SeekerOverview) => T, enabled = true) =>
  useQuery({
    queryKey: queryKeys.dashboard.seeker,
    queryFn: ({ signal }) => call('GET /api/profile/job-seeker/overview', {}, { signal }),
    staleTime: A_VISIT,
    select,
    enabled,
  });
