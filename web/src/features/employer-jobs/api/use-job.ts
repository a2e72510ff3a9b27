import { getJob } from '@plumbline/shared/contracts/jobs';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', 'one', id],
    queryFn: ({ signal }) => call(getJob, { params: { id } }, { signal }),
  });

export const useJob = (id: string) => useQuery(jobQuery(id));
