import type { changeUserEmail } from '@plumbline/shared/contracts/admin/account-actions';
import type { CallOf } from '@plumbline/shared/contracts/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** An action on an account or its user, after which the account and the history load again. */
const useAccountAction = <Given>(mutationFn: (given: Given) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    // Not awaited: the dialog would show the new state before it closes.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queryKeys.admin.all });
    },
  });
};

export const useSendSetUpLink = () =>
  useAccountAction((id: string) => call('POST /api/admin/users/{id}/set-up-link', { params: { id } }));

export const useSendSignUpLink = () =>
  useAccountAction((email: string) => call('POST /api/admin/sign-ups/set-up-link', { body: { email } }));

export const useTryMailAgain = () =>
  useAccountAction((id: string) => call('POST /api/admin/users/{id}/mail/try-again', { params: { id } }));

export const useSignOutUser = (id: string) =>
  useAccountAction((reason: string) =>
    call('POST /api/admin/users/{id}/sign-out', { params: { id }, body: { reason } }),
  );

export const useChangeUserEmail = (id: string) =>
  useAccountAction((body: CallOf<typeof changeUserEmail>['body']) =>
    call('POST /api/admin/users/{id}/email-change', { params: { id }, body }),
  );

/** Closes an account. Its page is left before the account loads again, because a job seeker's account is gone then. */
export const useCloseAccount = (id: string) =>
  useAccountAction((reason: string) =>
    call('POST /api/admin/accounts/{id}/close', { params: { id }, body: { reason } }),
  );
