import * as z from 'zod';
import { MAX_ZIP_TEXT } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, id } from '../fields.ts';
import { pay } from '../jobs/pay.ts';
import { lang } from './job-lists.ts';

/** Any text is accepted; a text that is too long for a ZIP Code is ignored. */
const zip = z
  .string()
  .optional()
  .transform((text) => (text !== undefined && text.length <= MAX_ZIP_TEXT ? text : undefined));

export const getPublicJob = defineEndpoint({
  group: 'public',
  name: 'getPublicJob',
  method: 'GET',
  path: '/job/{id}',
  auth: 'public',
  budget: 'page',
  params: byId,
  /**
   * With a ZIP Code, the page shows the distance in miles. An unknown ZIP Code is reported at its field; a longer text
   * is ignored.
   */
  query: z.object({ lang, zip }),
  response: z.string(),
  media: 'html',
  cacheSeconds: 120,
  errors: ['job_not_found', 'job_paused', 'job_gone'],
  summary: 'A published job as a page, without an account',
});

/** The facts of a public job that stay on the page while a visitor signs up to apply for it. */
const jobFacts = z.object({
  id,
  name: z.string(),
  company: z.object({ id, name: z.string() }),
  city: z.string(),
  state: z.string(),
  compensation: z.string(),
  pay: pay.optional(),
  tradeCategories: z.array(z.string()),
  /** The questions that applicants answer. */
  questions: z.array(z.string()).optional(),
  /** Miles from the ZIP Code of the query. */
  miles: z.number().optional(),
});
export type PublicJobFacts = z.output<typeof jobFacts>;

export const getPublicJobFacts = defineEndpoint({
  group: 'public',
  name: 'getPublicJobFacts',
  method: 'GET',
  path: '/api/public/jobs/{id}',
  auth: 'public',
  budget: 'page',
  params: byId,
  query: z.object({ zip }),
  response: jobFacts,
  cacheSeconds: 120,
  errors: ['job_not_found', 'job_paused', 'job_gone'],
  summary: 'The title, company, pay and place of a published job, without an account',
});
