import '../../support/cloud/handler-environment.ts';
import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { getFeed, getSitemap, getSitemapPart } from '@plumbline/shared/contracts/public/feeds';
import { listPublicJobs, listPublicJobsOfTrade, searchPublicJobs } from '@plumbline/shared/contracts/public/job-lists';
import { getPublicJob } from '@plumbline/shared/contracts/public/jobs';
import { getJobLogo, getJobPreview } from '@plumbline/shared/contracts/public/previews';
import { jobStates } from '@plumbline/shared/options/us-states';
import { beforeAll, expect, it } from 'vitest';
import { readObject } from '../../../functions/platform/files.ts';
import { thumbnailKey } from '../../../functions/services/files/file-keys.ts';
import { invoke } from '../../bench/invoke.ts';
import { measure } from '../../bench/measure.ts';
import { until } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { uploaded } from '../../support/files/files.ts';
import { photo } from '../../support/files/pictures.ts';
import { newCompany, type Person } from '../../support/people/people.ts';
import { postJob } from '../../support/posts/hiring.ts';

/** A town in Wyoming where no other test hires. */
const GILLETTE = '82716';

let company: Person;
let job: string;

type RequestInput = Parameters<typeof invoke>[1];
const requestsOf = async (endpoint: Endpoint, given: RequestInput = {}) =>
  (await measure(() => invoke(endpoint, given))).cost.requests;

/** The pages that crawlers request, and the maximum of table requests for each. */
const pages = (): [string, Endpoint, RequestInput, number][] => [
  ['a job', getPublicJob, { params: { id: job } }, 6],
  ['its picture', getJobPreview, { params: { id: job } }, 1],
  ['the photo of its company', getJobLogo, { params: { id: job } }, 3],
  ['the states', searchPublicJobs, {}, jobStates.length],
  ['the states for a trade that no list has', searchPublicJobs, { query: { trade: 'Boat Building' } }, 0],
  ['a search', searchPublicJobs, { query: { zip: GILLETTE, trade: 'Carpentry' } }, 10],
  ['a search by words', searchPublicJobs, { query: { zip: GILLETTE, q: 'carpenter' } }, 13],
  ['a search without results', searchPublicJobs, { query: { zip: GILLETTE, trade: 'Glazing' } }, 18],
  ['a state', listPublicJobs, { params: { place: 'wy' } }, 1],
  ['the last page of a state', listPublicJobs, { params: { place: 'wy' }, query: { page: '20' } }, 1],
  ['a trade in a state', listPublicJobsOfTrade, { params: { place: 'wy', trade: 'carpentry' } }, 1],
  ['a city', listPublicJobs, { params: { place: 'gillette-wy' } }, 13],
  ['a trade', listPublicJobsOfTrade, { params: { place: 'gillette-wy', trade: 'carpentry' } }, 10],
  ['a feed', getFeed, { params: { state: 'wy.xml' } }, 1],
  ['the index of the sitemap', getSitemap, {}, 32],
  ['a part of the sitemap', getSitemapPart, { params: { part: 'jobs-0.xml' } }, 1],
];

const costs = async () => {
  const found: Record<string, number> = {};
  for (const [name, endpoint, given] of pages()) found[name] = await requestsOf(endpoint, given);
  return found;
};

beforeAll(async () => {
  company = await newCompany({ zip: GILLETTE });
  job = await postJob(company, { zip: GILLETTE, tradeCategories: ['Carpentry'] });
  const { id } = await uploaded(company, 'profilePhoto', await photo());
  await until(() => readObject(thumbnailKey(id, 'small')));
  await settled();
});

it('the API returns every public page in a fixed number of requests, however many jobs there are', async () => {
  const before = await costs();
  for (const [name, , , most] of pages())
    expect({ name, cheap: (before[name] ?? 99) <= most }).toEqual({ name, cheap: true });
  for (let more = 0; more < 6; more += 1) await postJob(company, { zip: GILLETTE, tradeCategories: ['Carpentry'] });
  await settled();
  const after = await costs();
  // The first other job nearby costs one more read for the page.
  for (const [name, , , most] of pages())
    expect({ name, cheap: (after[name] ?? 99) <= most }).toEqual({ name, cheap: true });
  expect({ ...after, 'a job': 0 }).toEqual({ ...before, 'a job': 0 });
});
