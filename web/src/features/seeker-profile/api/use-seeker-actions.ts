import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** The events between the job and the seeker, and the price of unlocking [APP-08, PAY-27]. */
export const useSeekerActions = (jobId: string, profileId: string) =>
  useQuery({
    queryKey: queryKeys.seekerActions.one(jobId, profileId),
    queryFn: ({ signal }) => call('GET /api/jobs/jobseeker/actions', { query: { jobId, profileId } }, { signal }),
  });
