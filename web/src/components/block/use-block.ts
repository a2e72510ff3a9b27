import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { msg } from '../../lib/msg.ts';
import { refreshDashboard } from '../../lib/queries/dashboard.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';
import { toast } from '../../ui/toasts/toast.ts';

/** A company by id and name. */
export type Company = { id: string; name: string };

const refresh = (client: QueryClient) =>
  Promise.all([
    ...[queryKeys.jobs.all, queryKeys.briefings.all, queryKeys.blocks.all].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
    refreshDashboard(client),
  ]);

/**
 * Blocks a company, and says so. The mutation itself shows the messages: the button that blocked is gone once the page
 * has loaded again, and with it the callbacks of its call.
 */
export const useBlock = () => {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: ({ id }: Company) => call('POST /api/blocks/{id}', { params: { id } }),
    onSuccess: (_, { name }) => toast.success(t('You blocked {{name}}.', { name })),
    onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    onSettled: () => refresh(client),
  });
};

/** Ends a block, and says so. */
export const useUnblock = () => {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: ({ id }: Company) => call('DELETE /api/blocks/{id}', { params: { id } }),
    onSuccess: (_, { name }) => toast.success(t('You unblocked {{name}}.', { name })),
    onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    onSettled: () => refresh(client),
  });
};
