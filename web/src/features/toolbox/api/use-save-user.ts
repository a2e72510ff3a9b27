import type { addCompanyUser, updateCompanyUser } from '@plumbline/shared/contracts/accounts/company-users';
import type { CallOf } from '@plumbline/shared/contracts/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

export type NewUser = CallOf<typeof addCompanyUser>['body'];
export type UserChange = CallOf<typeof updateCompanyUser>['body'];

const useFreshList = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeys.companyUsers.all });
};

/** Invites a person by e-mail, or sends the invitation again [TBX-08]. */
export const useAddUser = () => {
  const onSuccess = useFreshList();
  return useMutation({ mutationFn: (body: NewUser) => call('POST /api/users/company-user', { body }), onSuccess });
};

/** Edits, disables or enables a user [TBX-08]. */
export const useChangeUser = () => {
  const onSuccess = useFreshList();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & UserChange) =>
      call('PATCH /api/users/company-user/{id}', { params: { id }, body }),
    onSuccess,
  });
};
