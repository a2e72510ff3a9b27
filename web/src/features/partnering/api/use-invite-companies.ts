import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { refreshProjects } from '../../../lib/queries/projects.ts';
import { toast } from '../../../ui/toasts/toast.ts';

/** Invites companies to a project of the company. A repeated call invites each of them once. */
export const useInviteCompanies = (projectId: string) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (companies: readonly string[]) =>
      call('POST /api/projects/{id}/invitations/batch', {
        params: { id: projectId },
        body: { companies: [...companies] },
      }),
    onSuccess: ({ invited, skipped }) => {
      if (invited.length > 0) toast.success(t('{{count}} companies are invited.', { count: invited.length }));
      if (skipped.length > 0)
        toast.error(t("{{count}} companies can't be invited any more.", { count: skipped.length }));
    },
    onError: (error) => toast.error(errorText(t, error, 'Something went wrong.')),
    // Reloads the projects also after an error, because some companies may be invited.
    onSettled: () => refreshProjects(queries),
  });
};
