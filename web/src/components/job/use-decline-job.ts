import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { refreshDashboard } from '../../lib/queries/dashboard.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';
import type { JobOfCompany } from './applying/use-apply-to-job.ts';

/** The seeker declines the job [SEE-14]. */
export const useDeclineJob = ({ id, company }: JobOfCompany) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call('PATCH /api/profile/access/reject/{id}', { params: { id: company }, body: { type: 'job', job: id } }),
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: queryKeys.jobs.all }), refreshDashboard(client)]),
  });
};
