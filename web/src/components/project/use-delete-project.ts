import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { refreshDashboard } from '../../lib/queries/dashboard.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';
import { toast } from '../../ui/toasts/toast.ts';

/** Deletes a project; lists and the project itself are loaded again [PRJ-05]. */
export const useDeleteProject = () => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/projects/{id}', { params: { id } }),
    onSuccess: () => {
      toast.success(t('Project has been deleted successfully.'));
      void refreshDashboard(queries);
      return queries.invalidateQueries({ queryKey: queryKeys.projects.all });
    },
    onError: (error) => toast.error(errorText(t, error, 'Something went wrong.')),
  });
};
