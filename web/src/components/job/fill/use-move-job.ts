import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { refreshDashboard } from '../../../lib/queries/dashboard.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { toast } from '../../../ui/toasts/toast.ts';

type Move = { id: string; to: 'Paused' | 'Active' | 'Filled' };

/** Pauses a posted job, resumes it, or ends it because the position is filled. */
export const useMoveJob = () => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const done = {
    Paused: t('Your job is paused. Workers no longer find it; its applicants stay.'),
    Active: t('Your job is active again.'),
    Filled: t('Position filled. We told everyone who was waiting.'),
  };
  return useMutation({
    mutationFn: async ({ id, to }: Move) => {
      if (to === 'Filled') await call('POST /api/jobs/{id}/filled', { params: { id } });
      else await call('PATCH /api/jobs/{id}', { params: { id }, body: { published: to === 'Active' } });
    },
    onSuccess: (_, { to }) => {
      toast.success(done[to]);
      void refreshDashboard(queries);
      return queries.invalidateQueries({ queryKey: queryKeys.jobs.all });
    },
    onError: (error) => toast.error(errorText(t, error, 'Something went wrong.')),
  });
};
