import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getSession, type Session, useSession } from '../session/session.ts';
import { companyQuery, seekerQuery } from './profiles.ts';

/** The profile of the signed-in user, or of the company they act for: the same answer as on that profile's page. */
export const ownProfileQuery = ({ profile }: Pick<Session, 'profile'> = getSession()) =>
  profile?.type === 'jobSeeker' ? seekerQuery(profile.id) : companyQuery(profile?.id ?? '');

/** The own profile, fetched once for all pages [PRO-01]; `staleTime` is for what another user may have changed. */
export const useOwnProfile = (options: { staleTime?: number } = {}) =>
  useQuery({ ...ownProfileQuery(useSession()), ...options });

/** Saving answers neither the unlocked applicants nor the sent jobs, which no save changes: they stay as they were read. */
const withLists = (saved: ProfileView, before: ProfileView | undefined): ProfileView => {
  if (!saved.provider || !before?.provider) return saved;
  const { unlockedApplicants, sentJobPosts } = before.provider;
  return { ...saved, provider: { ...saved.provider, unlockedApplicants, sentJobPosts } };
};

/** Keeps what saving the own profile answered, for every page that shows it. */
export const keepOwnProfile = (client: QueryClient, saved: ProfileView) =>
  client.setQueryData<ProfileView>(ownProfileQuery().queryKey, (before) => withLists(saved, before));

/** Fetches the own profile anew. */
export const refetchOwnProfile = (client: QueryClient) =>
  client.refetchQueries({ queryKey: ownProfileQuery().queryKey });
