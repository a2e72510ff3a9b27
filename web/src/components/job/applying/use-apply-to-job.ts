import type { ScreeningAnswer } from '@plumbline/shared/contracts/jobs/work-facts';
import { applicationGaps } from '@plumbline/shared/domain/profile/application-gaps';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { refreshDashboard } from '../../../lib/queries/dashboard.ts';
import { ownProfileQuery } from '../../../lib/queries/own-profile.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { ProfileIncomplete } from './apply-error.ts';

/** A job and the id of its company. */
export type JobOfCompany = { id: string; company: string };

/** Sends an application by requesting access from the job's company [SEE-15]. */
export const sendApplication = ({ id, company }: JobOfCompany, answers?: readonly ScreeningAnswer[]) =>
  call('PATCH /api/company/profile/access/request/{id}', {
    params: { id: company },
    body: { type: 'job-application', job: id, ...(answers?.length && { answers: [...answers] }) },
  });

/**
 * Applies with the stored profile. The server rejects incomplete profiles with a 403, and
 * any 403 first requests a fresh token. So an incomplete profile is rejected here, without a request.
 */
export const useApplyToJob = (job: JobOfCompany) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (answers?: readonly ScreeningAnswer[]) => {
      const gaps = applicationGaps(await client.ensureQueryData(ownProfileQuery()));
      if (gaps.length) throw new ProfileIncomplete(gaps);
      return sendApplication(job, answers);
    },
    // Reloads the jobs also after an error, so that a user who has applied in another tab sees that application.
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: queryKeys.jobs.all }), refreshDashboard(client)]),
  });
};
