import * as contract from '@plumbline/shared/contracts/public/jobs';
import { jobState } from '@plumbline/shared/domain/jobs/job-states';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { type JobItem, wasPublished } from '../../../table/jobs/job.ts';
import { readWholeJob } from '../../../table/jobs/whole-job.ts';
import { showsJobs } from '../../../table/profiles/profile.ts';
import { newestOf, readCompanyWithFiles } from '../../../table/profiles/profile-files.ts';
import { pageWords } from '../page/page-language.ts';
import { jobPage } from './job-page.tsx';
import { milesFrom } from './miles-from.ts';
import { readNearJobs } from './near-jobs.tsx';
import { shownText } from './shown-text.ts';

/**
 * Returns the job if it has a public page. Throws 404 for jobs that were never public, 410 for ended ones, and another
 * 404 for paused ones.
 */
const requirePublicJob = (job: JobItem | undefined): JobItem => {
  if (!job || job.briefing || !wasPublished(job)) throw new ApiError('job_not_found');
  const state = jobState(job);
  if (state === 'Filled' || state === 'Inactive') throw new ApiError('job_gone');
  if (state !== 'Active') throw new ApiError('job_paused');
  return job;
};

/**
 * Returns the public page of a job. Makes a query for the job with its texts, a read of the company with its files, and
 * a search and a read for other jobs of its trade.
 */
export const getPublicJob = operation(contract.getPublicJob, async ({ params, query, headers }) => {
  const { job: found, text: stored } = await readWholeJob(params.id);
  const job = requirePublicJob(found);
  const [{ company, files }, near, text] = await Promise.all([
    readCompanyWithFiles(job.company),
    readNearJobs(job),
    shownText(stored),
  ]);
  if (!company || !showsJobs(company)) throw new ApiError('job_not_found');
  const words = pageWords(query.lang, headers);
  const hasLogo = newestOf(files, 'profilePhoto') !== undefined;
  return jobPage({ job, text, company, hasLogo, near, words, asked: milesFrom(query.zip, job) });
});
