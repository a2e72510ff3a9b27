import { patchCompanyProfile } from '@plumbline/shared/contracts/profiles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keepOwnProfile, ownProfileQuery } from '../../../lib/queries/own-profile.ts';

/** Saves the trades the company needs people for, one change after the other [SHL-03]. */
export const useSaveSkillsNeeded = (id: string) => {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: 'skills-needed' },
    mutationFn: (employeeSkillsNeeded: string[]) => {
      // Each save answers the version that the next one must name.
      const updatedAt = queries.getQueryData(ownProfileQuery().queryKey)?.updatedAt;
      return call(patchCompanyProfile, { params: { id }, body: { updatedAt, provider: { employeeSkillsNeeded } } });
    },
    onSuccess: (profile) => keepOwnProfile(queries, profile),
    onError: () => queries.invalidateQueries({ queryKey: ownProfileQuery().queryKey }),
  });
};
