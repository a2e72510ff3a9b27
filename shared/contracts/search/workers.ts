import * as z from 'zod';
import { matchOrders } from '../../domain/matching/match-orders.ts';
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
import { trade, trades } from '../trades/trade-fields.ts';

const SEARCH_ZIP = 'Please enter a valid zipcode.';
const WRONG_RADIUS = `Please choose 1 to ${MAX_SEARCH_RADIUS_MILES} miles`;

const page = (size: number) => ({
  limit: z.int().min(1).max(MAX_PAGE_SIZE).default(size),
  page: z.int().min(1).max(1000).default(1),
});

/** The filters of a worker search. None of them reads a field that a masked profile hides [SKW-13]. */
export const workerFilters = z.object({
  /** Workers with at least one of these trades. */
  tradeCategories: trades(20).default([]),
  /** Workers who look for at least one of these types. Empty for all types. */
  positionTypes: z.array(positionType).max(4).default([]),
  /** The least rating, 0 to 3, in one of `tradeCategories`, or in any trade when these are empty. */
  rating: z.int().min(0).max(3).optional(),
  /** True to find only workers who say that they have a valid driver's license. */
  validDriversLicense: z.boolean().optional(),
  /** True to search the skilled workers instead of the general list [SKW-08]. */
  skilledWorkers: z.boolean().default(false),
});

/** A job seeker in the results of a worker search [SKW-10, SKW-14]. */
export const workerCard = seekerRow.extend({
  /** Miles from the searched ZIP Code to the middle of the worker's city, rounded to one decimal. */
  miles: z.number(),
  /**
   * The searched trades first, then those with the best rating. A trade without hands-on experience has no rating and
   * no years.
   */
  trades: z.array(handsOnExperience.partial({ rating: true, amount: true })),
  validDriversLicense: z.boolean().optional(),
  reliableTransportation: z.boolean().optional(),
  /** Licenses and cards that haven't expired. A masked profile shows only kind, trade, class and state. */
  documents: z.array(documentView),
  lastActivity: isoDate,
  /** The end of the reading company's priority access; absent when it has none. */
  priorityAccessUntil: isoDate.optional(),
  /** When the company last sent the worker a job, and when it sent a briefing that has no answer yet. */
  sentJobAt: isoDate.optional(),
  briefedAt: isoDate.optional(),
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
    /** The search radius in miles. */
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
     * The number of workers who fit this search but are only in the other list: the skilled workers for the general
     * search, and the other way around.
     */
    onlyInOtherList: z.int(),
  }),
  errors: ['search_zip_unknown', 'zip_military'],
  summary: 'Public job seekers around a ZIP, or the skilled workers among them, nearest first',
});

/** A company match. `Photo` is the link to the small photo, present only when the contact details are open [APP-17]. */
const companyMatch = workerCard.extend({ Photo: z.string().optional() });
export type CompanyMatch = z.output<typeof companyMatch>;

export const listCompanyMatches = defineEndpoint({
  group: 'search',
  name: 'listCompanyMatches',
  method: 'POST',
  path: '/api/company/matches',
  auth: 'company',
  budget: 'list',
  body: workerFilters.pick({ rating: true, validDriversLicense: true }).extend({
    /** One of the trades that the company needs; all of them when it is absent. */
    trade: trade.optional(),
    order: z.enum(matchOrders).default('fit'),
    ...page(COMPANY_MATCHES_PAGE_SIZE),
  }),
  response: z.object({
    results: z.array(companyMatch),
    total: z.int(),
    /** The trades that the company needs. */
    trades: z.array(z.string()),
  }),
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
    /**
     * `available` when no window is running, `own` when the reading company bought it, `taken` when another one did.
     */
    state: z.enum(['available', 'own', 'taken']),
    /** The end of the running window. */
    until: isoDate.optional(),
    /** True when it is taken and the reading company may still contact the worker: an applicant or a connected one. */
    mayContact: z.literal(true).optional(),
    /** True when it is taken and the reading company has a reminder of the window's end. */
    reminded: z.literal(true).optional(),
  }),
  errors: ['profile_not_found', 'product_unfit_for_seeker'],
  summary: 'Who has priority access to a skilled worker, and until when',
});
export type PriorityAccessState = z.output<typeof getPriorityAccess.response>;
