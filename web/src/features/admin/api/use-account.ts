import type { suspensionBody } from '@plumbline/shared/contracts/admin/suspension';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
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

/** Suspends an account or hides its posts; with `isUndone`, ends that. */
export const useSuspension = (id: string, isUndone: boolean) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ until, ...body }: z.output<typeof suspensionBody>) =>
      isUndone
        ? call('POST /api/admin/accounts/{id}/reinstate', { params: { id }, body })
        : call('POST /api/admin/accounts/{id}/suspend', { params: { id }, body: { ...body, until } }),
    // Not awaited: the dialog would show the new state before it closes.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queryKeys.admin.all });
    },
  });
};
