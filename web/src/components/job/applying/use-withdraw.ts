import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { refreshDashboard } from '../../../lib/queries/dashboard.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** The job of an application, in any list. */
export type AppliedJob = { id: string; name: string; company: { id: string; name: string } };

/** Withdraws an application. */
export const useWithdraw = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, company }: AppliedJob) =>
      call('PATCH /api/company/profile/access/withdraw/{id}', { params: { id: company.id }, body: { job: id } }),
    // Reloads the jobs also after an error, because the company may have decided in the meantime.
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: queryKeys.jobs.all }), refreshDashboard(client)]),
  });
};
