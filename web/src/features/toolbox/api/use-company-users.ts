import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { useSession } from '../../../lib/session/session.ts';

/** The users of the company, and which of them is signed in [TBX-07, TBX-08]. */
export const useCompanyUsers = (enabled = true) => {
  const { profile, userInfo } = useSession();
  const id = profile?.id ?? '';
  return useQuery({
    queryKey: queryKeys.companyUsers.of(id),
    queryFn: ({ signal }) => call('GET /api/users/company/{id}', { params: { id } }, { signal }),
    enabled,
    select: ({ results }) => ({ users: results, self: results.find((user) => user.id === userInfo?.id) }),
  });
};
