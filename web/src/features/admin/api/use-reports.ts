import type { ReportOutcome } from '@plumbline/shared/domain/support/report-kinds';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

export const useCloseReport = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { outcome: ReportOutcome; note: string }) =>
      call('PATCH /api/admin/reports/{id}', { params: { id }, body }),
    // Not awaited: the row would leave the list before its dialog has closed.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queryKeys.admin.all });
    },
  });
};
