import { groupHandler } from '../../http/group-handler.ts';
import { getFeed } from './feeds/get-feed.ts';
import { getRobots, getSitemap, getSitemapPart } from './feeds/get-sitemap.ts';
import { getPublicSchool } from './get-public-school.ts';
import { getPublicJob } from './job/get-public-job.ts';
import { getPublicJobFacts } from './job/get-public-job-facts.ts';
import { listPublicJobs, listPublicJobsOfTrade } from './lists/list-public-jobs.tsx';
import { listPublicPlaces } from './lists/list-public-places.tsx';
import { errorPage } from './page/error-page.tsx';
import { pagePolicy } from './page/styles.ts';

/** The pages for visitors without an account. */
export const handler = groupHandler(
  'public',
  [
    getPublicJob,
    getPublicJobFacts,
    getPublicSchool,
    listPublicPlaces,
    listPublicJobs,
    listPublicJobsOfTrade,
    getRobots,
    getSitemap,
    getSitemapPart,
    getFeed,
  ],
  { pagePolicy, errorPage },
);
