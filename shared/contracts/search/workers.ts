import * as z from 'zod';
import {
  COMPANY_MATCHES_PAGE_SIZE,
  MAX_PAGE_SIZE,
  MAX_SEARCH_RADIUS_MILES,
  SEARCH_RADIUS_MILES,
  WORKER_SEARCH_PAGE_SIZE,
} from '../../options/limits.ts';
import { documentView } from '../documents/document-shape.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, isoDate, zip } from '../fields.ts';
import { positionType } from '../jobs/job-form.ts';
import { handsOnExperience, seekerRow } from '../profiles/seeker-row.ts';
import { trades } from '../trades/trade-fields.ts';

const SEARCH_ZIP = 'Please enter a valid zipcode.';
const WRONG_RADIUS = `Please choose 1 to ${MAX_SEARCH_RADIUS_MILES} miles`;

const page = (size: number) => ({
  limit: z.int().min(1).max(MAX_PAGE_SIZE).default(size),
  page: z.int().min(1).max(1000).default(1),
});

/** What a search of workers may ask [SKW-13]; no filter reads what a masked profile does not show. */
export const workerFilters = z.object({
  /** Any of these. */
  tradeCategories: trades(20).default([]),
  /** Any of these; without a choice all of them. */
  positionTypes: z.array(positionType).max(4).default([]),
  /** The least rating, 0 to 3, in one of the categories, or in any trade when none is asked for. */
  rating: z.int().min(0).max(3).optional(),
  /** Only those who say they have a valid driver's license. */
  validDriversLicense: z.boolean().optional(),
  /** The skilled workers instead of the general search [SKW-08]. */
  skilledWorkers: z.boolean().default(false),
});

/** A job seeker in the results of a worker search [SKW-10, SKW-14]. */
export const workerCard = seekerRow.extend({
  /** Miles from the searched ZIP to the middle of the worker's city, rounded to one decimal. */
  miles: z.number(),
  /** The asked ones first, then the best; without hands-on experience a trade has neither rating nor years. */
  trades: z.array(handsOnExperience.partial({ rating: true, amount: true })),
  validDriversLicense: z.boolean().optional(),
  reliableTransportation: z.boolean().optional(),
  /** Licenses and cards that are good today; kind and state only where the profile is masked. */
  documents: z.array(documentView),
  lastActivity: isoDate,
  /** When the reading company's own priority access ends, while it runs. */
  priorityAccessUntil: isoDate.optional(),
});
export type WorkerCard = z.output<typeof workerCard>;

export const searchWorkers = defineEndpoint({
  group: 'search',
  name: 'searchWorkers',
  method: 'POST',
  path: '/api/profile/search',
  aliases: ['/api/find-users-within-radius'],
  auth: 'company',
  budget: 'search',
  body: z.object({
    zip: zip(SEARCH_ZIP),
    /** Miles. */
    radius: z
      .number(WRONG_RADIUS)
      .min(1, WRONG_RADIUS)
      .max(MAX_SEARCH_RADIUS_MILES, WRONG_RADIUS)
      .default(SEARCH_RADIUS_MILES),
    filters: workerFilters.prefault({}),
    ...page(WORKER_SEARCH_PAGE_SIZE),
  }),
  response: z.object({
    results: z.array(workerCard),
    total: z.int(),
    /**
     * The number of workers who fit this search but are listed only in the other list: under the skilled workers for
     * the general search, and the other way around.
     */
    onlyInOtherList: z.int(),
  }),
  errors: ['search_zip_unknown', 'zip_military'],
  summary: 'Public job seekers around a ZIP, or the skilled workers among them, nearest first',
});

/** A company match; `Photo` is the link to the small photo, where the profile is open [APP-17]. */
const companyMatch = seekerRow.extend({ Photo: z.string().optional() });
export type CompanyMatch = z.output<typeof companyMatch>;

export const listCompanyMatches = defineEndpoint({
  group: 'search',
  name: 'listCompanyMatches',
  method: 'POST',
  path: '/api/company/matches',
  auth: 'company',
  budget: 'list',
  body: z.object(page(COMPANY_MATCHES_PAGE_SIZE)),
  response: z.object({ results: z.array(companyMatch), total: z.int() }),
  summary: 'Public job seekers near the company who have one of the trades it chose under Employee Matching',
});

export const getPriorityAccess = defineEndpoint({
  group: 'search',
  name: 'getPriorityAccess',
  method: 'GET',
  path: '/api/profile/{id}/priority-access',
  auth: 'company',
  params: byId,
  response: z.object({
    /** Whether it is free, or taken by the reading company or another one. */
    state: z.enum(['available', 'own', 'taken']),
    /** When the running window ends. */
    until: isoDate.optional(),
  }),
  errors: ['profile_not_found', 'product_unfit_for_seeker'],
  summary: 'Who has priority access to a skilled worker, and until when',
});
export type PriorityAccessState = z.output<typeof getPriorityAccess.response>;
