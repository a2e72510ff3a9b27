import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keepOwnProfile, ownProfileQuery } from '../../../lib/queries/own-profile.ts';
import { companyStepsQuery } from './use-steps.ts';

/** Saves the trades that the company needs people for, one change at a time. */
export const useSaveNeededTrades = (id: string) => {
  const queries = useQueryClient();
  const { queryKey } = companyStepsQuery(id);
  return useMutation({
    scope: { id: `save-profile ${id}` },
    mutationFn: (employeeSkillsNeeded: string[]) => {
      // The version of the profile, which each save returns for the next one.
      const updatedAt = queries.getQueryData(queryKey)?.own.updatedAt;
      return call('PATCH /api/company/profile/{id}', {
        params: { id },
        body: { updatedAt, provider: { employeeSkillsNeeded } },
      });
    },
    onSuccess: (profile) => {
      const neededTrades = profile.provider?.employeeSkillsNeeded ?? [];
      const { updatedAt } = profile;
      queries.setQueryData(queryKey, (steps) => steps && { ...steps, own: { ...steps.own, neededTrades, updatedAt } });
      // A page that has not loaded the profile yet loads all of it, which the response of a save is not.
      if (queries.getQueryData(ownProfileQuery().queryKey)) keepOwnProfile(queries, profile);
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
};
