import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { zip } from '../fields.ts';

export const locateZip = defineEndpoint({
  group: 'reference',
  name: 'locateZip',
  method: 'GET',
  path: '/api/get-location/{zip}',
  auth: 'public',
  params: z.object({ zip: zip('Please enter a valid zip code') }),
  response: z.object({
    zip: z.string(),
    /** Absent when only the state of the ZIP Code is known. */
    city: z.string().optional(),
    state: z.string(),
    /**
     * True when the ZIP Code is missing from the table. Distances are then measured from the middle of its three-digit
     * area.
     */
    approximate: z.literal(true).optional(),
    /** True for a military ZIP Code (APO, FPO, DPO), which has no position on the map. */
    military: z.literal(true).optional(),
  }),
  errors: ['zip_not_found'],
  summary: 'City and state of a ZIP',
});

export const getExpirationHours = defineEndpoint({
  group: 'reference',
  name: 'getExpirationHours',
  method: 'GET',
  path: '/api/expiration-hours',
  auth: 'public',
  response: z.object({ data: z.int().min(0) }),
  summary: 'Hours a match lasts; 0 means no expiration',
});

export const listBenefits = defineEndpoint({
  group: 'reference',
  name: 'listBenefits',
  method: 'GET',
  path: '/api/benefits/list',
  auth: 'public',
  budget: 'list',
  response: z.object({ results: z.array(z.object({ name: z.string() })) }),
  summary: 'The benefits a job form offers',
});

export const getOpenApi = defineEndpoint({
  group: 'reference',
  name: 'getOpenApi',
  method: 'GET',
  path: '/api/docs/openapi.json',
  auth: 'public',
  response: z.record(z.string(), z.unknown()),
  summary: 'This document',
});

export const getDocs = defineEndpoint({
  group: 'reference',
  name: 'getDocs',
  method: 'GET',
  path: '/api/docs',
  auth: 'public',
  response: z.string(),
  media: 'html',
  summary: 'The API documentation as a page',
});
