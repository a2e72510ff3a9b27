import type { ProjectView } from '@plumbline/shared/contracts/projects/project-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { refreshProjects } from '../../../lib/queries/projects.ts';
import { toast } from '../../../ui/toasts/toast.ts';

/** Asks to join a project: requests access from its company [PRJ-15, PRJ-16]. */
export const useConnect = ({ id, company }: ProjectView) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    /** Sends an optional message to the owner; an empty message is left out. */
    mutationFn: (message: string) =>
      call('PATCH /api/company/profile/access/request/{id}', {
        params: { id: company },
        body: { type: 'project', project: id, ...(message && { message }) },
      }),
    onSuccess: () => toast.success(t('Your connection was successful')),
    onError: (error) => toast.error(errorText(t, error, 'Something went wrong.')),
    // Reloads the projects also after an error, because a colleague may have asked.
    onSettled: () => refreshProjects(queries),
  });
};
