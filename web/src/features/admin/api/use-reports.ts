import type { ReportOutcome, ReportState } from '@plumbline/shared/domain/support/report-kinds';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** The reports of one state, or all with the open ones first. */
export const useReports = (state: ReportState | undefined) =>
  useInfiniteQuery({
    queryKey: queryKeys.admin.reports(state),
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /api/admin/reports', { query: { state, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
  });

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
