import type { PriorityAccessState } from '@plumbline/shared/contracts/search/workers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { usePriorityAccess } from '../../../lib/queries/priority-access.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { toast } from '../../../ui/toasts/toast.ts';

/** The company's reminder of the end of another company's priority access to a worker, and what changes it. */
export const useWindowReminder = (seekerId: string) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const queryKey = queryKeys.workers.priorityAccess(seekerId);
  // The page has read it already.
  const { data } = usePriorityAccess(seekerId, false);
  const change = useMutation({
    mutationFn: (wanted: boolean) =>
      call('POST /api/profile/{id}/priority-access/reminder', { params: { id: seekerId }, body: { wanted } }),
    onSuccess: ({ reminded }) =>
      queries.setQueryData<PriorityAccessState>(queryKey, (known) => {
        if (!known) return known;
        const { reminded: _, ...access } = known;
        return { ...access, ...(reminded && { reminded }) };
      }),
    onError: (error) => {
      toast.error(errorText(t, error, 'Something went wrong!!'));
      // The window may have ended, or belong to another company.
      void queries.invalidateQueries({ queryKey });
    },
  });
  return { isReminded: data?.reminded === true, change };
};
