import { withdrawApplication } from '@plumbline/shared/contracts/access/access';
import type { JobRow } from '@plumbline/shared/contracts/my-jobs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { refreshDashboard } from '../../../lib/queries/dashboard.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** Takes an application back. */
export const useWithdraw = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, company }: JobRow) =>
      call(withdrawApplication, { params: { id: company.id }, body: { job: id } }),
    // After a refusal as well: the company may have answered meanwhile.
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: queryKeys.jobs.all }), refreshDashboard(client)]),
  });
};
