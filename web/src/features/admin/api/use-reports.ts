import type { Decision } from '@plumbline/shared/contracts/admin/decisions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** Reloads the staff area after a change. It isn't awaited: the row would leave the list before its form has ended. */
const useReload = () => {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: queryKeys.admin.all });
  };
};

/** Closes a report with a decision, or with a note when nothing is done about it. */
export const useDecideReport = (id: string) =>
  useMutation({
    mutationFn: (decided: Decision | { note: string }) =>
      'note' in decided
        ? call('PATCH /api/admin/reports/{id}', { params: { id }, body: { outcome: 'kept', note: decided.note } })
        : call('POST /api/admin/reports/{id}/decision', { params: { id }, body: decided }),
    onSettled: useReload(),
  });

export const useRestoreReported = (id: string) =>
  useMutation({
    mutationFn: (reason: string) => call('POST /api/admin/reports/{id}/restore', { params: { id }, body: { reason } }),
    onSettled: useReload(),
  });
