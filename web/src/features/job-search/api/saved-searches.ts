import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type { saveSearch } from '@plumbline/shared/contracts/my-jobs/saved-searches';
import { type UseMutationOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** The user's saved searches, latest first. */
export const useSavedSearches = () =>
  useQuery({
    queryKey: queryKeys.savedSearches,
    queryFn: ({ signal }) => call('GET /api/saved-searches', {}, { signal }),
  });

/** The list is requested again after a change, and after a rejected one. */
const useChange = <V>(mutationFn: NonNullable<UseMutationOptions<unknown, Error, V>['mutationFn']>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.savedSearches }),
  });
};

export const useSaveSearch = () =>
  useChange((body: RequestOf<typeof saveSearch>['body']) => call('POST /api/saved-searches', { body }));

export const useChangeSearch = () =>
  useChange(({ id, ...body }: { id: string; name?: string; mail?: boolean }) =>
    call('PATCH /api/saved-searches/{id}', { params: { id }, body }),
  );

export const useDeleteSearch = () =>
  useChange((id: string) => call('DELETE /api/saved-searches/{id}', { params: { id } }));
