import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { refreshDashboard } from '../../lib/queries/dashboard.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';
import { toast } from '../../ui/toasts/toast.ts';

/** Ends a job; lists and the job itself are loaded again [EMP-10, EMP-29]. */
export const useDeleteJob = () => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/jobs/{id}', { params: { id } }),
    onSuccess: () => {
      toast.success(t('Job has been deleted successfully'));
      void refreshDashboard(queries);
      return queries.invalidateQueries({ queryKey: queryKeys.jobs.all });
    },
    onError: (error) => toast.error(errorText(t, error, 'We could not delete this job.')),
  });
};
