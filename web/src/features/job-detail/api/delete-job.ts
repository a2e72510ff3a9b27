import { deleteJob } from '@plumbline/shared/contracts/jobs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { JOBS } from '../../../lib/queries/saved-jobs.ts';

/** Ends an own job. */
export const useDeleteJob = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteJob, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [JOBS] }),
  });
};
