import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { refreshProjects } from '../../../lib/queries/projects.ts';
import { toast } from '../../../ui/toasts/toast.ts';

/** Closes a project of the company. The project stays in the list, but no company can connect any more [PRJ-04]. */
export const useCloseProject = () => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('PATCH /api/projects/{id}', { params: { id }, body: { closed: true } }),
    onSuccess: () => {
      toast.success(t('Project closed.'));
      return refreshProjects(queries);
    },
    onError: (error) => toast.error(errorText(t, error, 'Something went wrong.')),
  });
};
