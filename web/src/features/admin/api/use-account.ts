import { getAccount } from '@plumbline/shared/contracts/admin/account-detail';
import { reinstateAccount, suspendAccount } from '@plumbline/shared/contracts/admin/suspension';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** A company or a job seeker; asking for it is written into the staff's history, so it is not asked for in passing. */
export const useAccount = (id: string) =>
  useQuery({
    queryKey: queryKeys.admin.account(id),
    queryFn: ({ signal }) => call(getAccount, { params: { id } }, { signal }),
    refetchOnWindowFocus: false,
  });

/** Suspends an account that stands, reinstates one that is suspended. */
export const useSuspension = (id: string, isSuspended: boolean) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      call(isSuspended ? reinstateAccount : suspendAccount, { params: { id }, body: { reason } }),
    // Not waited for: the dialog would speak of the new state before it closes.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queryKeys.admin.all });
    },
  });
};
