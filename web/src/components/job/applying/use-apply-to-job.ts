import { requestCompanyAccess } from '@plumbline/shared/contracts/access/access';
import { applicationGaps } from '@plumbline/shared/domain/profile/application-gaps';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { refreshDashboard } from '../../../lib/queries/dashboard.ts';
import { ownProfileQuery } from '../../../lib/queries/own-profile.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { ProfileIncomplete } from './apply-error.ts';

/** A job and the id of its company. */
export type JobOfCompany = { id: string; company: string };

/**
 * Applies: the job's company is asked for access [SEE-15]. The server refuses an incomplete profile; one that is known
 * to be so is not sent, because after any 403 a fresh token is asked for first.
 */
export const useApplyToJob = ({ id, company }: JobOfCompany) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const gaps = applicationGaps(await client.ensureQueryData(ownProfileQuery()));
      if (gaps.length) throw new ProfileIncomplete(gaps);
      return call(requestCompanyAccess, { params: { id: company }, body: { type: 'job-application', job: id } });
    },
    // After a refusal as well: somebody who has applied elsewhere sees so.
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: queryKeys.jobs.all }), refreshDashboard(client)]),
  });
};
