import { getJob } from '@plumbline/shared/contracts/jobs';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { JOBS } from '../../../lib/queries/saved-jobs.ts';

export const jobKey = (id: string) => [JOBS, 'one', id];

/** One job, with the reading seeker's own standing. */
export const useJob = (id: string) =>
  useQuery({ queryKey: jobKey(id), queryFn: ({ signal }) => call(getJob, { params: { id } }, { signal }) });
