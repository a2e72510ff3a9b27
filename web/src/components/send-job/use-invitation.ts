import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { usePurchaseAddress } from '../checkout/use-purchase-address.ts';
import { lastSent } from './job-choice.ts';
import { useSentJobs } from './use-sent-jobs.ts';

export type InvitationProps = {
  seeker: ProfileView;
  /** Whether the company opened the profile from a list of matches [PRO-02]. */
  isMatch: boolean;
};

/** Returns whether and when the company sent a job to the seeker. */
export const useInvitation = ({ seeker }: InvitationProps) => {
  const { intentId } = usePurchaseAddress();
  const { sent = [], isPending } = useSentJobs(seeker.id);
  return { unsettled: isPending || intentId !== undefined, date: lastSent(sent) };
};
