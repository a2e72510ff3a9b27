import * as contract from '@plumbline/shared/contracts/public/feeds';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { slugOf } from '@plumbline/shared/domain/text/slug';
import { paths } from '@plumbline/shared/options/paths';
import { jobStates } from '@plumbline/shared/options/us-states';
import { operation } from '../../../http/operation.ts';
import { environment } from '../../../platform/environment.ts';
import { ApiError } from '../../../platform/errors.ts';
import {
  newestPublicJobs,
  type PublicJobItem,
  publicJobsOfPart,
  sitemapFilesOfPart,
  sitemapParts,
} from '../../../table/jobs/public-job.ts';
import { countNames } from '../lists/count-list.tsx';
import { jobsIn } from '../page/address.ts';
import { type Html, html } from '../page/html.ts';
import { COUNTED_JOBS } from '../places/read-places.ts';
import { xmlDocument } from './xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The name of a file of jobs: its part and, if it isn't the first of the part, its first job. */
const PART = /^jobs-(\d+)(?:-([\da-f]{24}))?\.xml$/;

const at = (path: string): string => `${environment.siteUrl}${path}`;

const urls = (entries: readonly Html[]): string =>
  xmlDocument(html`<urlset xmlns="${NAMESPACE}">${[...entries]}</urlset>`);

/** The most towns of a state in the sitemap, those with most jobs first. A whole file has at most 50,000 addresses. */
const LISTED_TOWNS = 300;

/** Returns the paths of a state and of its towns with jobs, as the page of the state counts them. */
const placesOf = (abbreviation: string, jobs: readonly PublicJobItem[]): string[] => {
  if (jobs.length === 0) return [];
  const towns = countNames(jobs.filter(({ city }) => city).map(placeText)).slice(0, LISTED_TOWNS);
  return [jobsIn(abbreviation.toLowerCase()), ...towns.map(({ name }) => jobsIn(slugOf(name)))];
};

/** The pages about the site itself. */
const sitePages = [paths.terms.path(), paths.privacyPolicy.path(), paths.accessibility.path()];

/**
 * Returns the sitemap of places: the list of states, each state and town with a job, and the pages about the site.
 * Other places say `noindex`.
 */
const places = async (): Promise<string> => {
  const newest = await Promise.all(jobStates.map(({ abbreviation }) => newestPublicJobs(abbreviation, COUNTED_JOBS)));
  const addresses = newest.flatMap((jobs, index) => placesOf(jobStates[index]!.abbreviation, jobs));
  return urls([jobsIn(), ...addresses, ...sitePages].map((path) => html`<url><loc>${at(path)}</loc></url>`));
};

/**
 * Returns the index of the sitemap's files. The first file of a part can be empty. Reads all public jobs, which costs
 * about half a cent for a million, once an hour in each region of the edge.
 */
export const getSitemap = operation(contract.getSitemap, async () => {
  const further = await Promise.all(sitemapParts.map((part) => sitemapFilesOfPart(part)));
  const jobs = sitemapParts.flatMap((part, index) => [part, ...further[index]!.map((first) => `${part}-${first}`)]);
  const parts = ['places', ...jobs.map((name) => `jobs-${name}`)];
  const entries = parts.map((part) => html`<sitemap><loc>${at(`/sitemaps/${part}.xml`)}</loc></sitemap>`);
  return xmlDocument(html`<sitemapindex xmlns="${NAMESPACE}">${entries}</sitemapindex>`);
});

/** Returns a file of the sitemap: one query for jobs, or one for each state. */
export const getSitemapPart = operation(contract.getSitemapPart, async ({ params }) => {
  if (params.part === 'places.xml') return places();
  const [, part = '', first] = PART.exec(params.part) ?? [];
  if (!sitemapParts.includes(part)) throw new ApiError('not_found');
  const { jobs } = await publicJobsOfPart(part, first);
  return urls(
    jobs.map(
      ({ id, updatedAt }) => html`<url><loc>${at(paths.publicJob.path(id))}</loc><lastmod>${updatedAt}</lastmod></url>`,
    ),
  );
});

/** Returns robots.txt. Crawlers may read everything except the API. */
export const getRobots = operation(
  contract.getRobots,
  async () => `User-agent: *\nDisallow: /api/\nSitemap: ${environment.siteUrl}/sitemap.xml\n`,
);
