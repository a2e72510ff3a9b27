import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { refreshProjects } from '../../../lib/queries/projects.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { toast } from '../../../ui/toasts/toast.ts';

type Pair = { projectId: string; companyId: string };

/** Accepts a company that asked to connect; the response has both parties' contact details [PRJ-07]. */
export const useAcceptCompany = () => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ projectId, companyId }: Pair) =>
      call('PATCH /api/company/profile/access/grant/{id}', {
        params: { id: companyId },
        body: { type: 'project', project: projectId },
      }),
    onSuccess: (_, { companyId }) => {
      void queries.invalidateQueries({ queryKey: queryKeys.profile.company(companyId) });
      void queries.invalidateQueries({ queryKey: queryKeys.badges });
    },
    onError: (error) => toast.error(errorText(t, error, 'Something went wrong.')),
    // Reloads the projects also after an error, because a colleague may have decided.
    onSettled: () => void refreshProjects(queries),
  });
};

/** Declines a company that asked to connect, or a matching company that has not asked [PRJ-18]. */
export const useDeclineCompany = () => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ projectId, companyId }: Pair) =>
      call('PATCH /api/company/profile/access/reject/{id}', {
        params: { id: companyId },
        body: { type: 'project', project: projectId },
      }),
    onSuccess: () => {
      toast.success(t('Declined.'));
      void queries.invalidateQueries({ queryKey: queryKeys.badges });
    },
    onError: (error) => toast.error(errorText(t, error, 'Something went wrong.')),
    onSettled: () => refreshProjects(queries),
  });
};
