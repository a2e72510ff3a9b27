import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { refreshProjects } from '../../lib/queries/projects.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';
import { toast } from '../../ui/toasts/toast.ts';

/** The company's open projects, and another company's state in each; loaded when the choice opens. */
export const useInvitingProjects = (companyId: string, enabled: boolean) =>
  useQuery({
    queryKey: queryKeys.projects.inviting(companyId),
    queryFn: ({ signal }) => call('GET /api/company/{id}/inviting-projects', { params: { id: companyId } }, { signal }),
    enabled,
  });

/** Invites a company to one of the caller's projects. */
export const useInvite = (company: { id: string; name: string }) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (projectId: string) =>
      call('POST /api/projects/{id}/invitations', { params: { id: projectId }, body: { company: company.id } }),
    onSuccess: () => toast.success(t('{{name}} is invited.', { name: company.name })),
    onError: (error) => toast.error(errorText(t, error, 'Something went wrong.')),
    // Reloads the projects also after an error, because a colleague may have invited the company.
    onSettled: () => refreshProjects(queries),
  });
};
