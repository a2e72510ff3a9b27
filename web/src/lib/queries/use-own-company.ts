import { getCompanyProfile } from '@plumbline/shared/contracts/profiles';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { useSession } from '../session/session.ts';

/** The profile of the company the user acts for. */
export const useOwnCompany = () => {
  const id = useSession().profile?.id ?? '';
  return useQuery({
    queryKey: ['company-profile', id],
    queryFn: ({ signal }) => call(getCompanyProfile, { params: { id } }, { signal }),
    enabled: id !== '',
  });
};
