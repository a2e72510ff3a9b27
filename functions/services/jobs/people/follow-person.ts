import { ApiError } from '../../../platform/errors.ts';
import { contactAccessRequest, followForJob } from '../../../table/access/contact-access.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { transactOr } from '../../../table/core/transact.ts';
import { jobRequest } from '../../../table/jobs/job.ts';
import { seekerProfileRequest } from '../../../table/profiles/profile.ts';

/**
 * Stores for which of its jobs a company follows a person whose contact details are open to it. A briefing is no such
 * job, because it was meant for one worker.
 */
export const followPerson = async (company: string, seeker: string, job: string): Promise<void> => {
  const { jobs, contacts, profiles } = await batchGet({
    jobs: [jobRequest(job)],
    contacts: [contactAccessRequest(company, seeker)],
    profiles: [seekerProfileRequest(seeker)],
  });
  if (!contacts[0] || !profiles[0]) throw new ApiError('profile_not_found');
  const [post] = jobs;
  if (post?.company !== company || post.deletedAt || post.briefing) throw new ApiError('job_not_found');
  await transactOr('profile_not_found', followForJob(company, seeker, job));
};
