import { paths } from '@plumbline/shared/options/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../lib/api/call.ts';
import { ownErrorText } from '../../../lib/api/error-text.ts';
import { toast } from '../../../ui/toasts/toast.ts';

type Declined = { jobId: string; seekerId: string };

/** Declines an application or a match and goes back to the jobs [APP-28]. */
export const useDecline = (isMatch: boolean) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ jobId, seekerId }: Declined) =>
      call('PATCH /api/company/profile/access/reject/{id}', {
        params: { id: seekerId },
        body: { type: 'job-application', job: jobId },
      }),
    onSuccess: () => {
      toast.success(isMatch ? t('Match declined successfully!') : t('Application Declined successfully!'));
      void queries.invalidateQueries();
      return navigate(paths.employees.jobs.path());
    },
    onError: (error) => toast.error(ownErrorText(t, error, 'Something went wrong!!')),
  });
};
