import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { A_VISIT } from '../../../lib/queries/dashboard.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { useSession } from '../../../lib/session/session.ts';
import { type SeekerOverview, useSeekerOverview } from './use-seeker-overview.ts';

const stepsOf = (overview: SeekerOverview) => overview.steps;

/** The steps and trades of a company, vendor or school; undefined requests nothing. */
export const companyStepsQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: queryKeys.dashboard.steps(id ?? ''),
    queryFn: ({ signal }) =>
      call('GET /api/company/{id}/success-center-items', { params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
    staleTime: A_VISIT,
  });

/** The set-up steps of the user's company with its trades; other pages change them, so every visit loads them. */
export const useCompanySteps = () => useQuery(companyStepsQuery(useSession().profile?.id));

/** The set-up steps of the profile; other pages complete them, so they are requested at every visit. */
export const useSteps = () => {
  const { profile } = useSession();
  const isSeeker = profile?.type === 'jobSeeker';
  const ofSeeker = useSeekerOverview(stepsOf, isSeeker);
  const ofCompany = useQuery(companyStepsQuery(isSeeker ? undefined : profile?.id));
  return isSeeker ? ofSeeker : ofCompany;
};
