import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { byId } from '../fields.ts';

export const getJobPreview = defineEndpoint({
  group: 'previews',
  name: 'getJobPreview',
  method: 'GET',
  path: '/job/{id}/preview.png',
  auth: 'public',
  budget: 'page',
  params: byId,
  response: z.string(),
  media: 'png',
  cacheSeconds: 3600,
  errors: ['job_not_found'],
  summary: 'The picture of a link to a public job, 1200 by 630: title, company and pay',
});

export const getJobLogo = defineEndpoint({
  group: 'previews',
  name: 'getJobLogo',
  method: 'GET',
  path: '/job/{id}/logo.webp',
  auth: 'public',
  budget: 'page',
  params: byId,
  response: z.string(),
  media: 'webp',
  cacheSeconds: 300,
  errors: ['job_not_found', 'file_not_found'],
  summary: 'The photo of the company of a public job, 320 pixels at most, without what its camera wrote',
});
