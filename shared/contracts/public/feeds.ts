import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';

const feed = {
  group: 'public',
  method: 'GET',
  auth: 'public',
  budget: 'page',
  response: z.string(),
  errorPages: true,
} as const;

export const getRobots = defineEndpoint({
  ...feed,
  name: 'getRobots',
  path: '/robots.txt',
  media: 'text',
  cacheSeconds: 3600,
  summary: 'What crawlers may read, and where the sitemap is',
});

export const getSitemap = defineEndpoint({
  ...feed,
  name: 'getSitemap',
  path: '/sitemap.xml',
  media: 'xml',
  cacheSeconds: 3600,
  summary: 'The parts of the sitemap',
});

export const getSitemapPart = defineEndpoint({
  ...feed,
  name: 'getSitemapPart',
  path: '/sitemaps/{part}',
  params: z.object({ part: z.string().max(40) }),
  media: 'xml',
  cacheSeconds: 3600,
  errors: ['not_found'],
  summary:
    'The states with jobs (`places.xml`), or some of the public jobs (`jobs-0.xml`, continued by `jobs-0-{id}.xml`)',
});

export const getFeed = defineEndpoint({
  ...feed,
  name: 'getFeed',
  path: '/feeds/{state}',
  params: z.object({ state: z.string().max(20) }),
  media: 'rss',
  cacheSeconds: 120,
  errors: ['not_found'],
  summary: 'The newest 50 public jobs of a state (`in.xml`) as RSS',
});
