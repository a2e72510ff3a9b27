import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { REQUIRED } from '@plumbline/shared/contracts/fields';
import { errors } from '@plumbline/shared/errors';
import type { z } from 'zod';
import { InvalidRequest } from './errors.ts';

/** What is said where a schema has no message of its own, in place of zod's words. */
const messageOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${issue.keys.join(', ')}`;
  return issue.input === undefined ? REQUIRED : errors.invalid_value.message;
};

const part = (schema: z.ZodType | undefined, value: unknown = {}): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { error: messageOf });
  if (result.success) return result.data;
  throw new InvalidRequest(result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
};

/** Parses a request by the contract; a 400 names every field that is wrong. */
export const parseRequest = (endpoint: Endpoint, given: { params: unknown; query: unknown; body: unknown }) => ({
  params: part(endpoint.params, given.params),
  query: part(endpoint.query, given.query),
  body: part(endpoint.body, given.body),
});
