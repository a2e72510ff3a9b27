import { requestCompanyAccess } from '@plumbline/shared/contracts/access/access';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { refreshDashboard } from '../../lib/queries/dashboard.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';

/** A job and the id of its company. */
export type JobOfCompany = { id: string; company: string };

/** Applies: the job's company is asked for access [SEE-15]. */
export const useApplyToJob = ({ id, company }: JobOfCompany) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call(requestCompanyAccess, { params: { id: company }, body: { type: 'job-application', job: id } }),
    // After a refusal as well: somebody who has applied elsewhere sees so.
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: queryKeys.jobs.all }), refreshDashboard(client)]),
  });
};
