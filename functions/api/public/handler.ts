import { groupHandler } from '../../http/group-handler.ts';
import { getFeed } from './feeds/get-feed.ts';
import { getRobots, getSitemap, getSitemapPart } from './feeds/get-sitemap.ts';
import { getPublicSchool } from './get-public-school.ts';
import { getPublicJob } from './job/get-public-job.ts';
import { getPublicJobFacts } from './job/get-public-job-facts.ts';
import { listPublicJobs, listPublicJobsOfTrade } from './lists/list-public-jobs.ts';
import { errorPage } from './page/error-page.tsx';
import { pagePolicy } from './page/styles.ts';
import { searchPublicJobs } from './search/search-public-jobs.ts';

/** The pages for visitors without an account. */
export const handler = groupHandler(
  'public',
  [
    getPublicJob,
    getPublicJobFacts,
    getPublicSchool,
    searchPublicJobs,
    listPublicJobs,
    listPublicJobsOfTrade,
    getRobots,
    getSitemap,
    getSitemapPart,
    getFeed,
  ],
  { pagePolicy, errorPage },
);
