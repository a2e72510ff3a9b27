import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { ownErrorText } from '../../../lib/api/error-text.ts';
import { refreshDashboard } from '../../../lib/queries/dashboard.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { toast } from '../../../ui/toasts/toast.ts';

/** The job of an application, in any list. */
export type AppliedJob = { id: string; name: string; company: { id: string; name: string } };

/**
 * Withdraws an application, and says so. The mutation itself shows the messages, because the page that loads again may
 * have lost the button, and with it the callbacks of its call.
 */
export const useWithdraw = () => {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: ({ id, company }: AppliedJob) =>
      call('PATCH /api/company/profile/access/withdraw/{id}', { params: { id: company.id }, body: { job: id } }),
    onSuccess: () => toast.success(t('Your application was withdrawn.')),
    onError: (error) =>
      toast.error(
        codeOf(error) === 'request_answered'
          ? t('The company has already answered this application.')
          : ownErrorText(t, error, "We couldn't withdraw your application. Please try again."),
      ),
    // Reloads the jobs also after an error, because the company may have decided in the meantime.
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: queryKeys.jobs.all }), refreshDashboard(client)]),
  });
};
