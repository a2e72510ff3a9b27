import { paths } from '@plumbline/shared/options/paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';
import { toast } from '../../ui/toasts/toast.ts';

/**
 * Whether the company is to be asked if it reached the person, and the function that sends the answer. A "no" leads to
 * the payment report.
 */
export const useReachQuestion = (seekerId: string) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const queryKey = queryKeys.reachQuestion(seekerId);
  const question = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /api/company/reached/{id}', { params: { id: seekerId } }, { signal }),
  });
  const answer = useMutation({
    mutationFn: (reached: boolean) =>
      call('POST /api/company/reached/{id}', { params: { id: seekerId }, body: { reached } }),
    onSuccess: (_, reached) => {
      if (reached) toast.success(t('Good to hear. Thank you.'));
      else void navigate(paths.toolbox.billing.path({ report: question.data?.payment }));
    },
    onError: (error) => toast.error(errorText(t, error, 'Something went wrong!!')),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return { asks: question.data?.asks ?? false, answer };
};
