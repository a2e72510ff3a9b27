import type { CallOf } from '@plumbline/shared/contracts/endpoint';
import type { patchCompanyProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { keepOwnProfile, ownProfileQuery } from './own-profile.ts';

type Changes = CallOf<typeof patchCompanyProfile>['body'];

/** Saves some fields of the company immediately, one change at a time. */
export const useSaveOwnCompany = (id: string) => {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: `save-profile ${id}` },
    mutationFn: (changes: Changes) => {
      // The version of the profile, which each save returns for the next one.
      const updatedAt = queries.getQueryData(ownProfileQuery().queryKey)?.updatedAt;
      return call('PATCH /api/company/profile/{id}', { params: { id }, body: { updatedAt, ...changes } });
    },
    onSuccess: (profile) => keepOwnProfile(queries, profile),
    onError: () => queries.invalidateQueries({ queryKey: ownProfileQuery().queryKey }),
  });
};
