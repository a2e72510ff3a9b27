import { getSeekerActions } from '@plumbline/shared/contracts/jobs';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

/** What happened between the job and the seeker, and what unlocking costs [APP-08, PAY-27]. */
export const useSeekerActions = (jobId: string, profileId: string) =>
  useQuery({
    queryKey: ['seeker-actions', jobId, profileId],
    queryFn: ({ signal }) => call(getSeekerActions, { query: { jobId, profileId } }, { signal }),
  });
