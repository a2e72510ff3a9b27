import { getCompanyProfile, getProfile } from '@plumbline/shared/contracts/profiles';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { A_VISIT } from '../../../lib/queries/dashboard.ts';
import { useSession } from '../../../lib/session/session.ts';

/** The same answer as on the profile page, under the same key. */
export const ownProfileQuery = (id: string, isSeeker: boolean) =>
  queryOptions({
    queryKey: ['own-profile', id],
    queryFn: ({ signal }) => call(isSeeker ? getProfile : getCompanyProfile, { params: { id } }, { signal }),
    enabled: id !== '',
    staleTime: A_VISIT,
  });

export const useOwnProfile = () => {
  const { profile } = useSession();
  return useQuery(ownProfileQuery(profile?.id ?? '', profile?.type === 'jobSeeker'));
};
