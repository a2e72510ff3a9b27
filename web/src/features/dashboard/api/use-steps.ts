import { getCompanySteps, getSeekerSteps } from '@plumbline/shared/contracts/dashboard';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { DASHBOARD } from '../../../lib/dashboard.ts';
import { useSession } from '../../../lib/session.ts';

/** The set-up steps of the own profile; they are taken on other pages, so they are asked at every visit. */
export const useSteps = () => {
  const { profile } = useSession();
  const id = profile?.id ?? '';
  const endpoint = profile?.type === 'jobSeeker' ? getSeekerSteps : getCompanySteps;
  return useQuery({
    queryKey: [DASHBOARD, 'steps', id],
    queryFn: ({ signal }) => call(endpoint, { params: { id } }, { signal }),
    enabled: id !== '',
    staleTime: 0,
  });
};
