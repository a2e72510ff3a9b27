import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { useSentJobs } from '../api/use-sent-jobs.ts';
import { usePurchaseAddress } from '../use-purchase-address.ts';
import { lastSent } from './job-choice.ts';

export type InvitationProps = {
  seeker: ProfileView;
  /** Reached from a list of matches [PRO-02]. */
  isMatch: boolean;
  /** The job the seeker matched; any job counts when not given. */
  jobId?: string;
};

/** Whether a seeker was sent a job: a match of one job is asked about that job only. */
export const useInvitation = ({ seeker, isMatch, jobId }: InvitationProps) => {
  const { intentId } = usePurchaseAddress();
  const { sent = [], isPending } = useSentJobs(seeker.id);
  return { unsettled: isPending || intentId !== undefined, date: lastSent(sent, isMatch ? jobId : undefined) };
};
