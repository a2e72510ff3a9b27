import * as z from 'zod';
import { LANGUAGES } from '../../options/languages.ts';
import { PUBLIC_LIST_PAGES } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';

/** The language of the page. Any text is accepted; an unknown language falls back to the browser's. */
export const lang = z
  .string()
  .optional()
  .transform((text) => LANGUAGES.find((language) => language === text));
/** A part of an address: lower-case letters, digits and hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Unknown address')
  .max(80);
const page = z.coerce.number().int().min(1).max(PUBLIC_LIST_PAGES).default(1);

const list = {
  group: 'public',
  method: 'GET',
  auth: 'public',
  budget: 'page',
  query: z.object({ lang, page }),
  response: z.string(),
  media: 'html',
  cacheSeconds: 120,
} as const;

export const listPublicPlaces = defineEndpoint({
  ...list,
  name: 'listPublicPlaces',
  path: '/jobs-in',
  query: z.object({ lang }),
  summary: 'The states whose jobs can be read without an account',
});

export const listPublicJobs = defineEndpoint({
  ...list,
  name: 'listPublicJobs',
  path: '/jobs-in/{place}',
  params: z.object({ place: slug }),
  errors: ['not_found'],
  summary: 'The public jobs of a state (`in`), newest first, or around a city (`warsaw-in`), nearest first',
});

export const listPublicJobsOfTrade = defineEndpoint({
  ...list,
  name: 'listPublicJobsOfTrade',
  path: '/jobs-in/{place}/{trade}',
  params: z.object({ place: slug, trade: slug }),
  errors: ['not_found'],
  summary: 'The public jobs of a trade around a city, nearest first',
});
