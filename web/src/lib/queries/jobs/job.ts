import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryKeys } from '../query-keys.ts';

/** One job as far as the reader may see it. A job seeker also gets their own application. */
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.jobs.view(id),
    queryFn: ({ signal }) => call('GET /api/jobs/{id}', { params: { id } }, { signal }),
  });

export const useJob = (id: string, enabled = true) => useQuery({ ...jobQuery(id), enabled });
