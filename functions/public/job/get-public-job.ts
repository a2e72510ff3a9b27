import * as contract from '@plumbline/shared/contracts/public/jobs';
import { jobState } from '@plumbline/shared/domain/jobs/job-states';
import { ApiError } from '../../http/errors.ts';
import { operation } from '../../http/operation.ts';
import { limitPages } from '../../limits/limit-pages.ts';
import { type JobItem, readWholeJob, wasPublished } from '../../table/jobs/job.ts';
import { readCompanyProfile } from '../../table/profiles/profile.ts';
import { showsJobs } from '../../table/search/public-jobs.ts';
import { pageLanguage } from '../page/page-language.ts';
import { translator } from '../words/translate.ts';
import { jobPage } from './job-page.ts';
import { milesFrom } from './miles-from.ts';

/** 404 for what nobody could ever read, 410 for what is over, and 404 with a reason for what may come back. */
const mustBeOpen = (job: JobItem | undefined): JobItem => {
  if (!job || job.briefing || !wasPublished(job)) throw new ApiError('job_not_found');
  const state = jobState(job);
  if (state === 'Filled' || state === 'Inactive') throw new ApiError('job_gone');
  if (state !== 'Active') throw new ApiError('job_paused');
  return job;
};

/** A query for the job with its texts and a read of its company, whoever asks. */
export const getPublicJob = operation(contract.getPublicJob, async ({ params, query, headers, sourceIp }) => {
  await limitPages(sourceIp);
  const { job: found, text } = await readWholeJob(params.id);
  const job = mustBeOpen(found);
  const company = await readCompanyProfile(job.company);
  if (!company || !showsJobs(company)) throw new ApiError('job_not_found');
  const words = translator(pageLanguage(query.lang, headers['accept-language']));
  return jobPage({ job, text, company, words, asked: milesFrom(query.zip, job) });
});
