import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { usePurchaseAddress } from '../checkout/use-purchase-address.ts';
import { lastSent } from './job-choice.ts';
import { useSentJobs } from './use-sent-jobs.ts';

export type InvitationProps = {
  seeker: ProfileView;
  /** Whether the profile was opened from a list of matches [PRO-02]. */
  isMatch: boolean;
};

/** Whether and when a seeker was sent a job. */
export const useInvitation = ({ seeker }: InvitationProps) => {
  const { intentId } = usePurchaseAddress();
  const { sent = [], isPending } = useSentJobs(seeker.id);
  return { unsettled: isPending || intentId !== undefined, date: lastSent(sent) };
};
