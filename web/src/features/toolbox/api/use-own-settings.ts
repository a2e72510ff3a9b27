import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { A_VISIT } from '../../../lib/queries/dashboard.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** When a section of the settings loads its own data. */
export type SectionLoading = { enabled: boolean; staleTime: number };

/**
 * Loads what several sections of the settings start with in one call, and stores it as if each had loaded its own.
 * Returns the options with which the sections then load what is missing: all of it after a failure.
 */
export const useOwnSettings = (): SectionLoading => {
  const client = useQueryClient();
  const { isFetching } = useQuery({
    queryKey: queryKeys.ownSettings,
    queryFn: async ({ signal }) => {
      const settings = await call('GET /api/settings', {}, { signal });
      // A change cancels this call, because an older response would revert the change on the screen.
      signal.throwIfAborted();
      client.setQueryData(queryKeys.notificationSettings, settings.emails);
      client.setQueryData(queryKeys.push, settings.push);
      client.setQueryData(queryKeys.school.listing, settings.school);
      return settings;
    },
    // Once for each visit of the page. The sections load their own data again after changes.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { enabled: !isFetching, staleTime: A_VISIT };
};
