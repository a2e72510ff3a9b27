import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { refreshDashboard } from '../../lib/queries/dashboard.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';

/** A company by id and name. */
export type Company = { id: string; name: string };

const refresh = (client: QueryClient) =>
  Promise.all([
    ...[queryKeys.jobs.all, queryKeys.briefings.all, queryKeys.blocks.all].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
    refreshDashboard(client),
  ]);

/** Blocks a company, by its id. */
export const useBlock = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('POST /api/blocks/{id}', { params: { id } }),
    onSettled: () => refresh(client),
  });
};

/** Ends a block. */
export const useUnblock = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/blocks/{id}', { params: { id } }),
    onSettled: () => refresh(client),
  });
};
