import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import type { SectionLoading } from './use-own-settings.ts';

/** Whether the job seeker is listed with the school of their sign-up link. */
export const useSchoolListing = (loading: SectionLoading) =>
  useQuery({
    queryKey: queryKeys.school.listing,
    queryFn: ({ signal }) => call('GET /api/school/listing', {}, { signal }),
    ...loading,
  });

export const useChangeSchoolListing = (onError: (error: unknown) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (listed: boolean) => call('PATCH /api/school/listing', { body: { listed } }),
    // The common call of the settings stores the listing too.
    onMutate: () => client.cancelQueries({ queryKey: queryKeys.ownSettings }),
    onSuccess: async (listing) => {
      await client.cancelQueries({ queryKey: queryKeys.school.listing });
      client.setQueryData(queryKeys.school.listing, listing);
    },
    onError,
  });
};
