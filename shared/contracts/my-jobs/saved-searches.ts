import * as z from 'zod';
import { SAVED_SEARCH_NAME_LENGTH } from '../../options/limits.ts';
import { DEFAULT_SORT, searchSorts } from '../../options/search-sorts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, confirmation, id, isoDate, requiredLine } from '../fields.ts';
import { jobSearchForm } from '../jobs/job-search.ts';

const name = requiredLine(SAVED_SEARCH_NAME_LENGTH);
const what = { form: jobSearchForm, sort: z.enum(searchSorts).default(DEFAULT_SORT) };
/** The stored part of a search. */
export const keptSearch = z.object(what);

const savedSearch = z.object({
  id,
  name: z.string(),
  ...what,
  /** True when an e-mail reports new jobs, once a day. */
  mail: z.boolean(),
  createdAt: isoDate,
});
export type SavedSearch = z.output<typeof savedSearch>;

export const listSavedSearches = defineEndpoint({
  group: 'my-jobs',
  name: 'listSavedSearches',
  method: 'GET',
  path: '/api/saved-searches',
  auth: 'seeker',
  budget: 'list',
  response: z.object({ results: z.array(savedSearch) }),
  summary: 'Lists the searches for jobs the job seeker saved, latest first',
});

export const saveSearch = defineEndpoint({
  group: 'my-jobs',
  name: 'saveSearch',
  method: 'POST',
  path: '/api/saved-searches',
  auth: 'seeker',
  budget: 'write',
  body: z.object({ name, ...what, mail: z.boolean().default(true) }),
  response: savedSearch,
  status: 201,
  errors: ['search_zip_unknown', 'zip_military', 'too_many_searches'],
  summary: 'Saves a search for jobs',
});

export const changeSavedSearch = defineEndpoint({
  group: 'my-jobs',
  name: 'changeSavedSearch',
  method: 'PATCH',
  path: '/api/saved-searches/{id}',
  auth: 'seeker',
  params: byId,
  body: z.object({ name: name.optional(), mail: z.boolean().optional() }),
  response: savedSearch,
  errors: ['search_not_found', 'search_changed'],
  summary: 'Renames a saved search, or turns its e-mail on or off',
});

export const deleteSavedSearch = defineEndpoint({
  group: 'my-jobs',
  name: 'deleteSavedSearch',
  method: 'DELETE',
  path: '/api/saved-searches/{id}',
  auth: 'seeker',
  params: byId,
  response: confirmation,
  summary: 'Forgets a saved search; again changes nothing',
});
