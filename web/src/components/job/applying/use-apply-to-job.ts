import { requestCompanyAccess } from '@plumbline/shared/contracts/access/access';
import { type ApplicationGap, applicationGaps } from '@plumbline/shared/domain/profile/application-gaps';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { refreshDashboard } from '../../../lib/queries/dashboard.ts';
import { ownProfileQuery } from '../../../lib/queries/own-profile.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** A job and the id of its company. */
export type JobOfCompany = { id: string; company: string };

/** The application stays here, because the profile lacks something. */
class ProfileIncomplete extends Error {
  readonly gaps: readonly ApplicationGap[];
  constructor(gaps: readonly ApplicationGap[]) {
    super('The profile is incomplete');
    this.gaps = gaps;
  }
}

const none: readonly ApplicationGap[] = [];
/** What the profile lacks, when that is why an application was not sent. */
export const gapsIn = (error: unknown): readonly ApplicationGap[] =>
  error instanceof ProfileIncomplete ? error.gaps : none;

/** Applies: the job's company is asked for access [SEE-15]. */
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
