import { getProfile } from '@plumbline/shared/contracts/profiles';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { useSession } from '../../../lib/session/session.ts';

/** The reading seeker's own profile, for what the job has in common with it. */
export const useOwnProfile = () => {
  const id = useSession().profile?.id ?? '';
  return useQuery({
    queryKey: ['profile', id],
    queryFn: ({ signal }) => call(getProfile, { params: { id } }, { signal }),
    enabled: id !== '',
  });
};
