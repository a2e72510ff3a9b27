import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** The time in ms between two looks at a copy that is being made. */
const LOOK_EVERY_MS = 30_000;

/** The user's newest copy of their data. */
export const useDataExport = () =>
  useQuery({
    queryKey: queryKeys.dataExport,
    queryFn: ({ signal }) => call('GET /api/users/data-export', {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? LOOK_EVERY_MS : false),
  });

export const useRequestDataExport = (onError: (error: unknown) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/users/data-export', {}),
    onSuccess: (requested) => client.setQueryData(queryKeys.dataExport, requested),
    onError,
  });
};

/** Opens the link of the copy, which the browser downloads without leaving the page. */
export const useDownloadDataExport = (onError: (error: unknown) => void) =>
  useMutation({
    mutationFn: () => call('GET /api/users/data-export/file', {}),
    onSuccess: ({ url }) => window.location.assign(url),
    onError,
  });
