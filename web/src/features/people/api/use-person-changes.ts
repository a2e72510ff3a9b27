import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { toast } from '../../../ui/toasts/toast.ts';

/** Chooses the job for which the company follows a person, and who takes care of them. */
export const usePersonChanges = (seekerId: string) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const options = {
    onSuccess: () => toast.success(t('Saved.')),
    onError: (error: unknown) => toast.error(errorText(t, error, 'Something went wrong!!')),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.knownPeople.all }),
  };
  const follow = useMutation({
    mutationFn: (job: string) => call('PATCH /api/company/people/{id}', { params: { id: seekerId }, body: { job } }),
    ...options,
  });
  const assign = useMutation({
    mutationFn: ({ job, assignee }: { job: string; assignee: string | null }) =>
      call('PATCH /api/jobs/{id}/applicants/{seekerId}/assignee', {
        params: { id: job, seekerId },
        body: { assignee },
      }),
    ...options,
  });
  return { follow, assign };
};
