import type { CallOf } from '@plumbline/shared/contracts/endpoint';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import type { patchCompanyProfile, patchProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { codeOf, statusOf } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { keepOwnProfile, ownProfileQuery, refetchOwnProfile } from '../../../lib/queries/own-profile.ts';
import { setProfile } from '../../../lib/session/session.ts';
import { toast } from '../../../ui/toasts/toast.ts';

export type SeekerChanges = CallOf<typeof patchProfile>['body'];
export type CompanyChanges = CallOf<typeof patchCompanyProfile>['body'];

/**
 * The callbacks of a save: `onSuccess` stores the saved profile and shows a toast, `onError` shows the reason [PRO-35].
 */
const useKeeping = (saved: string) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return {
    onSuccess: (profile: ProfileView) => {
      keepOwnProfile(queries, profile);
      setProfile(profile);
      toast.success(t(saved));
    },
    onError: (error: unknown) => {
      // The form itself says that another tab saved first, or which words are not allowed, and offers what to do.
      if (statusOf(error) !== 409 && codeOf(error) !== 'words_not_allowed')
        toast.error(errorText(t, error, msg('Something went wrong.')));
    },
  };
};

/**
 * Saves of a profile run one at a time, each based on the previous one, so that two sections saved in a row don't
 * collide.
 */
const useSaving = ({ id, updatedAt }: ProfileView) => {
  const queries = useQueryClient();
  return {
    scope: { id: `save-profile ${id}` },
    latest: () => queries.getQueryData(ownProfileQuery().queryKey)?.updatedAt ?? updatedAt,
  };
};

/** Saves the changed fields of a job seeker; changes of another tab in between aren't overwritten. */
export const useSaveSeeker = (profile: ProfileView, saved: string = msg('Profile updated')) => {
  const { scope, latest } = useSaving(profile);
  return useMutation({
    scope,
    mutationFn: (changes: SeekerChanges) =>
      call('PATCH /api/profile/{id}', { params: { id: profile.id }, body: { ...changes, updatedAt: latest() } }),
    ...useKeeping(saved),
  });
};

/** Saves the changed fields of a company. Changes of another tab in between aren't overwritten. */
export const useSaveCompany = (profile: ProfileView) => {
  const { scope, latest } = useSaving(profile);
  return useMutation({
    scope,
    mutationFn: (changes: CompanyChanges) =>
      call('PATCH /api/company/profile/{id}', {
        params: { id: profile.id },
        body: { ...changes, updatedAt: latest() },
      }),
    ...useKeeping(msg('Profile updated')),
  });
};

/** Loads the profile again after a file was stored or deleted, because the next save must send the new version. */
export const useFreshProfile = () => {
  const queries = useQueryClient();
  return () => refetchOwnProfile(queries);
};
