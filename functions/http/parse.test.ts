import { defineEndpoint } from '@plumbline/shared/contracts/endpoint';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { InvalidRequest } from '../platform/errors.ts';
import { parseRequest } from './parse.ts';

const endpoint = defineEndpoint({
  group: 'jobs',
  name: 'paintJob',
  method: 'POST',
  path: '/api/paint',
  auth: 'public',
  budget: 'write',
  body: z.strictObject({
    name: z.string('Invalid names are told in these very words'),
    color: z.enum(['red', 'green']),
    coats: z.int().max(3),
    note: z.string().max(2, 'Too big for this label'),
  }),
  response: z.object({}),
  summary: 'Paints',
});

const refusal = (body: unknown): InvalidRequest => {
  try {
    parseRequest(endpoint, { params: {}, query: {}, body });
  } catch (error) {
    if (error instanceof InvalidRequest) return error;
  }
  throw new Error('It was taken');
};

it("the parser of a request returns the schema's text, whatever its first word, and the product's text where it has none", () => {
  expect(refusal({ name: 7, color: 'blue', coats: 9, note: 'long' }).errors).toEqual([
    { path: 'name', message: 'Invalid names are told in these very words' },
    { path: 'color', message: 'Please enter a valid value' },
    { path: 'coats', message: 'Please enter a valid value' },
    { path: 'note', message: 'Too big for this label' },
  ]);
});

it('the parser of a request distinguishes missing from invalid values, and names an unknown field', () => {
  expect(refusal({ name: 'Ann', coats: 1, note: '', brush: 'wide' }).errors).toEqual([
    { path: 'color', message: 'This field is required' },
    { path: '', message: 'Unknown field: brush' },
  ]);
});
