import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { A_VISIT } from '../../../lib/queries/dashboard.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { useSession } from '../../../lib/session/session.ts';
import { type SeekerOverview, useSeekerOverview } from './use-seeker-overview.ts';

const stepsOf = (overview: SeekerOverview) => overview.steps;

/** The set-up steps of the profile; other pages complete them, so they are requested at every visit. */
export const useSteps = () => {
  const { profile } = useSession();
  const id = profile?.id ?? '';
  const isSeeker = profile?.type === 'jobSeeker';
  const ofSeeker = useSeekerOverview(stepsOf, isSeeker);
  const ofCompany = useQuery({
    queryKey: queryKeys.dashboard.steps(id),
    queryFn: ({ signal }) => call('GET /api/company/{id}/success-center-items', { params: { id } }, { signal }),
    enabled: id !== '' && !isSeeker,
    staleTime: A_VISIT,
  });
  return isSeeker ? ofSeeker : ofCompany;
};
