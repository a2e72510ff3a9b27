import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/**
 * Loads a company or a job seeker. Each request is recorded in the staff's history, so pages don't request accounts
 * without need.
 */
export const useAccount = (id: string) =>
  useQuery({
    queryKey: queryKeys.admin.account(id),
    queryFn: ({ signal }) => call('GET /api/admin/accounts/{id}', { params: { id } }, { signal }),
    refetchOnWindowFocus: false,
  });

/** Suspends an active account, reinstates a suspended one. */
export const useSuspension = (id: string, isSuspended: boolean) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      call(isSuspended ? 'POST /api/admin/accounts/{id}/reinstate' : 'POST /api/admin/accounts/{id}/suspend', {
        params: { id },
        body: { reason },
      }),
    // Not awaited: the dialog would show the new state before it closes.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queryKeys.admin.all });
    },
  });
};
