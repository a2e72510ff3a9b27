import * as contract from '@plumbline/shared/contracts/public/jobs';
import { operation } from '../../../http/operation.ts';
import { requirePublicJob, requireShownCompany } from '../../../services/jobs/public-job.ts';
import { readWholeJob } from '../../../table/jobs/whole-job.ts';
import { newestOf, readCompanyWithFiles } from '../../../table/profiles/profile-files.ts';
import { pageWords } from '../page/page-language.ts';
import { jobPage } from './job-page.tsx';
import { milesFrom } from './miles-from.ts';
import { readNearJobs } from './near-jobs.tsx';
import { shownText } from './shown-text.ts';

/**
 * Returns the public page of a job. Makes a query for the job with its texts, a read of the company with its files, and
 * a search and a read for other jobs of its trade.
 */
export const getPublicJob = operation(contract.getPublicJob, async ({ params, query, headers }) => {
  const { job: found, text: stored } = await readWholeJob(params.id);
  const job = requirePublicJob(found);
  const [{ company: owner, files }, near, text] = await Promise.all([
    readCompanyWithFiles(job.company),
    readNearJobs(job),
    shownText(stored),
  ]);
  const company = requireShownCompany(owner);
  const words = pageWords(query.lang, headers);
  const hasLogo = newestOf(files, 'profilePhoto') !== undefined;
  return jobPage({ job, text, company, hasLogo, near, words, asked: milesFrom(query.zip, job) });
});
