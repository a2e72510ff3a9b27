import { jobState } from '@plumbline/shared/domain/jobs/job-states';
import { ApiError } from '../../platform/errors.ts';
import { type JobItem, readJob, wasPublished } from '../../table/jobs/job.ts';
import { type CompanyProfileItem, readCompanyProfile, showsJobs } from '../../table/profiles/profile.ts';

/**
 * Returns the job if everyone may read it. Throws 404 for jobs that were never public or are hidden with their
 * company's posts, 410 for those that ended or were taken down, and another 404 for paused ones.
 */
export const requirePublicJob = (job: JobItem | undefined): JobItem => {
  if (!job || job.briefing || !wasPublished(job) || job.suspendedAt) throw new ApiError('job_not_found');
  const state = jobState(job);
  if (state === 'Filled' || state === 'Inactive' || job.takenDown) throw new ApiError('job_gone');
  if (state !== 'Active') throw new ApiError('job_paused');
  return job;
};

/** Returns the company if its jobs can be read without an account. Throws 404 for any other. */
export const requireShownCompany = (company: CompanyProfileItem | undefined): CompanyProfileItem => {
  if (!company || !showsJobs(company)) throw new ApiError('job_not_found');
  return company;
};

/** Returns a job that everyone may read, in two reads. Throws like `requirePublicJob`. */
export const readPublicJob = async (id: string): Promise<JobItem> => {
  const job = requirePublicJob(await readJob(id));
  requireShownCompany(await readCompanyProfile(job.company));
  return job;
};
