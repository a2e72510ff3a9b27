import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { useOwnProfile } from '../../lib/queries/own-profile.ts';
import type { SentJob } from './job-choice.ts';

const none: readonly SentJob[] = [];

const sentTo = (company: ProfileView, seekerId: string): readonly SentJob[] =>
  company.provider?.sentJobPosts?.filter(({ profile }) => profile === seekerId) ?? none;

/** The jobs that the company sent to a seeker, which the company's own profile lists [PRO-44]. */
export const useSentJobs = (seekerId: string, enabled = true) => {
  const { data, isPending, isError, refetch } = useOwnProfile(enabled ? {} : { enabled });
  return { sent: data && sentTo(data, seekerId), isPending, isError, refetch };
};
