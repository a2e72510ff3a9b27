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
 * Blocks a company and shows a message. The mutation itself shows it, because the page may reload without the button,
 * and then the callbacks of its call don't run.
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

/** Ends a block and shows a message. */
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
