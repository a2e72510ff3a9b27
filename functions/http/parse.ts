import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import type { z } from 'zod';
import { ApiError } from './errors.ts';

const REQUIRED = 'This field is required';

/** Texts of the schemas are shown as they are; zod's own wording is not the product's and is replaced. */
const messageOf = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${issue.keys.join(', ')}`;
  if (/^(Invalid|Too (big|small)|Expected|Unrecognized)/.test(issue.message)) {
    return 'input' in issue && issue.input === undefined ? REQUIRED : 'Please enter a valid value';
  }
  return issue.message;
};

const part = (schema: z.ZodType | undefined, value: unknown = {}): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: messageOf(issue) }));
  throw new ApiError('bad_request', errors[0]?.message ?? 'Please check your entries', { errors });
};

/** Parses a request by the contract; a 400 names every field that is wrong. */
export const parseRequest = (endpoint: Endpoint, given: { params: unknown; query: unknown; body: unknown }) => ({
  params: part(endpoint.params, given.params),
  query: part(endpoint.query, given.query),
  body: part(endpoint.body, given.body),
});
