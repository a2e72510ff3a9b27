import { isOpen, pageOfCompanyJobs } from '../../../table/jobs/job.ts';
import { readCounts } from '../../../table/jobs/job-counters.ts';
import { summaryForOthers, summaryForOwner } from '../job-view.ts';

type Page = { page: number; limit: number };

/** Returns a page of all jobs of a company with their counts, for its own users: one query and two batches. */
export const pageForOwner = async (company: string, { page, limit }: Page) => {
  const jobs = await pageOfCompanyJobs(company, 'all', page, limit);
  const { totals, counters } = await readCounts(
    company,
    jobs.map(({ id }) => id),
  );
  const total = totals?.all ?? 0;
  return {
    results: jobs.map((job, index) => summaryForOwner(job, counters[index])),
    total,
    pageCount: Math.ceil(total / limit),
  };
};

/** Returns a page of a company's open jobs for other users; none of a suspended company. */
export const pageForOthers = async (company: string, { page, limit }: Page) => {
  const [jobs, { totals }] = await Promise.all([
    pageOfCompanyJobs(company, 'open', page, limit),
    readCounts(company, []),
  ]);
  const open = jobs.filter(isOpen);
  const total = open.length < jobs.length ? 0 : (totals?.open ?? 0);
  return { results: open.map(summaryForOthers), total, pageCount: Math.ceil(total / limit) };
};
