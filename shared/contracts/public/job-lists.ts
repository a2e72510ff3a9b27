import * as z from 'zod';
import { resolveTrade } from '../../domain/trades/resolve-trade.ts';
import { LANGUAGES } from '../../options/languages.ts';
import { PUBLIC_LIST_PAGES } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { searchParameters } from '../jobs/search-address.ts';

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

/** Longer than any value that a field of the search has. */
const MAX_PARAMETER = 120;
/** A parameter of the search. A longer text is ignored, so that every address is a page. */
const parameter = z
  .string()
  .optional()
  .transform((text) => (text !== undefined && text.length <= MAX_PARAMETER ? text : undefined));
/** A trade by its name or a word for it, such as 'plomero'. */
const trade = parameter.transform((text) => (text === undefined ? undefined : resolveTrade(text)));
const parameters = Object.fromEntries(searchParameters.map((name) => [name, parameter])) as Record<
  (typeof searchParameters)[number],
  typeof parameter
>;

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

export const searchPublicJobs = defineEndpoint({
  ...list,
  name: 'searchPublicJobs',
  path: '/jobs-in',
  query: z.object({ lang, ...parameters, trade }),
  summary: 'The public jobs around a ZIP Code with the filters of the job search; without one, the states with jobs',
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
  summary: 'The public jobs of a trade in a state, newest first, or around a city, nearest first',
});
