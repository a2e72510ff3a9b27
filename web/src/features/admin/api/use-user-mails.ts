import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** The newest e-mails to a user, without their contents. */
export const useUserMails = (id: string) =>
  useQuery({
    queryKey: queryKeys.admin.userMails(id),
    queryFn: ({ signal }) => call('GET /api/admin/users/{id}/mails', { params: { id } }, { signal }),
  });
