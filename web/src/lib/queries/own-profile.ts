import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getSession, type Session, useSession } from '../session/session.ts';
import { companyQuery, seekerQuery } from './profiles.ts';
import { queryKeys } from './query-keys.ts';

/** The profile of the signed-in user, or of their company: the same response as on that profile's page. */
export const ownProfileQuery = ({ profile }: Pick<Session, 'profile'> = getSession()) =>
  profile?.type === 'jobSeeker' ? seekerQuery(profile.id) : companyQuery(profile?.id ?? '');

/** The user's profile, loaded once for all pages; `staleTime` is for changes by other users [PRO-01]. */
export const useOwnProfile = (options: { staleTime?: number; enabled?: false } = {}) =>
  useQuery({ ...ownProfileQuery(useSession()), ...options });

/**
 * Adds the unlocked applicants and the sent jobs to the response of a save, which has neither. No save changes them.
 */
const withLists = (saved: ProfileView, before: ProfileView | undefined): ProfileView => {
  if (!saved.provider || !before?.provider) return saved;
  const { unlockedApplicants, sentJobPosts } = before.provider;
  return { ...saved, provider: { ...saved.provider, unlockedApplicants, sentJobPosts } };
};

/**
 * Stores the response of a save of the user's profile, for every page that shows it. The steps of the dashboard have
 * parts of the profile and its version, so the next visit of the dashboard loads them again.
 */
export const keepOwnProfile = (client: QueryClient, saved: ProfileView) => {
  client.setQueryData<ProfileView>(ownProfileQuery().queryKey, (before) => withLists(saved, before));
  client.removeQueries({ queryKey: queryKeys.dashboard.steps(saved.id), type: 'inactive' });
};

/** Loads the user's profile again. */
export const refetchOwnProfile = (client: QueryClient) =>
  client.refetchQueries({ queryKey: ownProfileQuery().queryKey });
