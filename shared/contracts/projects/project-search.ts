import * as z from 'zod';
import { accessStates } from '../../domain/access/access-states.ts';
import { PARTNER_SEARCH_PAGE_SIZE } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, isoDate, pageQuery } from '../fields.ts';
import { partnerPage, partnerTrades, partnerZip } from '../search/companies.ts';
import { requiredTrade } from '../trades/trade-fields.ts';

export const projectSearchForm = z.object({ zip: partnerZip, tradeCategories: partnerTrades.default([]) });

/** A project in a list of other companies' projects [PRJ-23]. */
export const projectCard = z.object({
  id,
  name: z.string(),
  type: z.string(),
  city: z.string(),
  state: z.string(),
  company: z.object({ id, name: z.string() }),
  /** The start of the description. */
  description: z.string(),
  startDate: z.string(),
  /** The last day on which companies can ask to join (YYYY-MM-DD); absent for none. */
  interestUntil: z.string().optional(),
  contractorTradeCategories: z.array(z.string()),
  vendorTradeCategories: z.array(z.string()),
  createdAt: isoDate,
  /** Miles from the searched place, rounded to one decimal. */
  miles: z.number(),
  /** The state of the reading company's request, if there is one. */
  connection: z.enum(accessStates).optional(),
});
export type ProjectCard = z.output<typeof projectCard>;

const search = {
  group: 'projects',
  auth: 'company',
  budget: 'search',
  response: z.object({ results: z.array(projectCard), total: z.int(), pageCount: z.int() }),
  errors: ['partner_zip_unknown', 'zip_military'],
} as const;

export const searchProjects = defineEndpoint({
  ...search,
  name: 'searchProjects',
  method: 'POST',
  path: '/api/project/search',
  body: projectSearchForm.extend(partnerPage),
  summary: "Other companies' open projects within 50 miles of a ZIP, nearest first",
});

export const listProjectsAround = defineEndpoint({
  ...search,
  name: 'listProjectsAround',
  method: 'POST',
  path: '/api/projects/location/{id}',
  /** `id` is a ZIP Code. */
  params: z.object({ id: partnerZip }),
  body: z.object({ tradeCategories: partnerTrades.default([]), ...partnerPage }),
  summary: 'The same with the ZIP in the path',
});

export const listProjectsOfCategory = defineEndpoint({
  ...search,
  name: 'listProjectsOfCategory',
  method: 'GET',
  path: '/api/projects/category/{category}',
  params: z.object({ category: requiredTrade }),
  query: z.object({ ...pageQuery(PARTNER_SEARCH_PAGE_SIZE), zip: partnerZip.optional() }),
  summary: 'The same in one category, around the own company when no ZIP is given',
});
