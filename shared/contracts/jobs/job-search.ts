import * as z from 'zod';
import { shifts as shiftNames } from '../../options/jobs/shifts.ts';
import { overtimes } from '../../options/jobs/work-facts.ts';
import {
  DEFAULT_JOBS_ZIP,
  JOB_SEARCH_FIRST_PAGE,
  JOB_SEARCH_PAGE_SIZE,
  JOB_SEARCH_RADII,
  MAX_SEARCH_RADIUS_MILES,
  MAX_SEARCH_WORDS,
  MAX_SEARCHED_TRADES,
  POSTED_WITHIN_DAYS,
  SEARCH_RADIUS_MILES,
  START_WITHIN_DAYS,
} from '../../options/limits.ts';
import { DEFAULT_SORT, searchSorts } from '../../options/search-sorts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, isoDate, line, MAX_TAG_LENGTH, pageQuery, zip } from '../fields.ts';
import { trades } from '../trades/trade-fields.ts';
import { companyOfJob, positionType, rowFacts, shift } from './job-form.ts';
import { pay, payAtLeast } from './pay.ts';
import { overtime, travel } from './work-facts.ts';

const SEARCH_ZIP = 'Please enter a valid zipcode.';

/** The filters of a job search, with and without an account. Pages count from 0 [SEE-09, SEE-10]. */
export const jobSearchForm = z.object({
  zip: zip(SEARCH_ZIP),
  tradeCategories: trades(MAX_SEARCHED_TRADES, MAX_TAG_LENGTH).default([]),
  positionTypes: z.array(positionType).max(4).default([]),
  experienceRequired: z.boolean().optional(),
  willingToProvidePaidTraining: z.boolean().optional(),
  paidTrainingFirst: z.boolean().optional(),
  payAtLeast: payAtLeast.optional(),
  /** The search radius in miles. */
  radius: z.coerce
    .number()
    .pipe(z.literal(JOB_SEARCH_RADII))
    .default(SEARCH_RADIUS_MILES)
    .meta({ enum: [...JOB_SEARCH_RADII] }),
  /** Each word begins a word of the title, the company, the place or a trade. */
  words: line(MAX_SEARCH_WORDS).optional(),
  /** The most days since the posting; 0 for any date. */
  postedWithin: z.coerce
    .number()
    .pipe(z.literal([0, ...POSTED_WITHIN_DAYS]))
    .transform((days) => days || undefined)
    .meta({ enum: [0, ...POSTED_WITHIN_DAYS] })
    .optional(),
  /** Jobs with one of these shifts. */
  shifts: z.array(shift).max(shiftNames.length).optional(),
  /** The most days until the first day of work; 0 for any date. A day in the past is within them. */
  startsWithin: z.coerce
    .number()
    .pipe(z.literal([0, ...START_WITHIN_DAYS]))
    .transform((days) => days || undefined)
    .meta({ enum: [0, ...START_WITHIN_DAYS] })
    .optional(),
  /** Jobs with one of these terms of travel. */
  travel: travel.optional(),
  /** Jobs with one of these amounts of overtime. */
  overtime: z.array(overtime).max(overtimes.length).optional(),
  /** True to leave out jobs that ask for a license which the searching job seeker lacks. */
  onlyHeldLicenses: z.boolean().optional(),
});
export type JobSearchForm = z.output<typeof jobSearchForm>;

export const jobCard = z.object({
  id,
  name: z.string(),
  type: positionType,
  compensation: z.string(),
  pay: pay.optional(),
  city: z.string(),
  state: z.string(),
  company: companyOfJob,
  tradeCategories: z.array(z.string()),
  ...rowFacts,
  willingToProvidePaidTraining: z.boolean(),
  createdAt: isoDate,
  /** The day the job was posted (YYYY-MM-DD) in the time zone of its ZIP Code. */
  postDate: z.iso.date(),
  /** Miles from the searched ZIP Code, rounded to one decimal. */
  miles: z.number(),
  saved: z.boolean(),
  /** The time of the reading seeker's application, if there is one. */
  appliedAt: isoDate.optional(),
  /** True when the application can be withdrawn because the company hasn't answered it. */
  canWithdraw: z.boolean().optional(),
});

export type JobCard = z.output<typeof jobCard>;

/** True for a military ZIP Code. It has no position on the map, so the search finds no jobs. */
const military = z.literal(true).optional();

export const searchJobs = defineEndpoint({
  group: 'jobs',
  name: 'searchJobs',
  method: 'POST',
  path: '/api/job/search',
  auth: 'signed-in',
  budget: 'search',
  body: jobSearchForm.extend({
    limit: z.int().min(1).max(100).default(JOB_SEARCH_PAGE_SIZE),
    page: z.int().min(JOB_SEARCH_FIRST_PAGE).max(1000).default(JOB_SEARCH_FIRST_PAGE),
    sort: z.enum(searchSorts).default(DEFAULT_SORT),
  }),
  response: z.object({
    result: z.array(jobCard),
    total: z.int(),
    pageCount: z.int(),
    /** The number of results on all pages by whole miles: the item at index n counts the jobs that are n miles away. */
    perMile: z.array(z.int()),
    military,
  }),
  errors: ['search_zip_unknown'],
  summary: 'Published jobs within 10, 25 or 50 miles of a ZIP: nearest, newest or best match first',
});

/** Searches jobs near a ZIP Code, nearest first. Pages count from 1 [SEE-10]. */
const jobsNear = {
  group: 'jobs',
  auth: 'signed-in',
  budget: 'search',
  response: z.object({ results: z.array(jobCard), total: z.int(), pageCount: z.int(), military }),
  errors: ['search_zip_unknown'],
} as const;

const radius = z.number().min(1).max(MAX_SEARCH_RADIUS_MILES).default(SEARCH_RADIUS_MILES);
const ofType = z.object({ type: positionType });

export const listJobsOfType = defineEndpoint({
  ...jobsNear,
  name: 'listJobsOfType',
  method: 'GET',
  path: '/api/jobs/type/{type}',
  params: ofType,
  query: z.object({ ...pageQuery(JOB_SEARCH_PAGE_SIZE), zip: zip(SEARCH_ZIP).default(DEFAULT_JOBS_ZIP) }),
  summary: `Published jobs of one type of position within ${SEARCH_RADIUS_MILES} miles of a ZIP, ${DEFAULT_JOBS_ZIP} when none is given`,
});

export const searchJobsOfType = defineEndpoint({
  ...jobsNear,
  name: 'searchJobsOfType',
  method: 'POST',
  path: '/api/jobs/type/{type}',
  params: ofType,
  body: z.object({
    ...pageQuery(JOB_SEARCH_PAGE_SIZE),
    zip: zip(SEARCH_ZIP),
    radius,
    filters: jobSearchForm
      .pick({ tradeCategories: true, experienceRequired: true, willingToProvidePaidTraining: true })
      .optional(),
  }),
  summary: 'Published jobs of one type of position around a ZIP, as far as asked for and filtered',
});

export const searchJobsAtZip = defineEndpoint({
  ...jobsNear,
  name: 'searchJobsAtZip',
  method: 'POST',
  path: '/api/jobs/location/{zip}',
  params: z.object({ zip: zip(SEARCH_ZIP) }),
  /** The body may repeat the ZIP Code of the path. */
  body: z.object({ ...pageQuery(JOB_SEARCH_PAGE_SIZE), zip: zip(SEARCH_ZIP).optional() }),
  errors: ['search_zip_unknown', 'invalid_value'],
  summary: `Published jobs within ${SEARCH_RADIUS_MILES} miles of a ZIP`,
});
