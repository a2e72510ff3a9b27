import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { byId } from '../fields.ts';
import { lang } from './job-lists.ts';

/** Longer than any ZIP Code that people type. */
const MAX_ZIP_TEXT = 20;

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
  query: z.object({
    lang,
    zip: z
      .string()
      .optional()
      .transform((text) => (text !== undefined && text.length <= MAX_ZIP_TEXT ? text : undefined)),
  }),
  response: z.string(),
  media: 'html',
  cacheSeconds: 120,
  errors: ['job_not_found', 'job_paused', 'job_gone'],
  summary: 'A published job as a page for everybody',
});
