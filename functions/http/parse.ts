import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { REQUIRED } from '@plumbline/shared/contracts/fields';
import { unknownKeys } from '@plumbline/shared/contracts/unknown-keys';
import { errors } from '@plumbline/shared/errors';
import type { z } from 'zod';
import { InvalidRequest } from '../platform/errors.ts';

/** Replaces zod's messages where a schema has no message of its own. */
const messageOf: z.core.$ZodErrorMap = (issue) => (issue.input === undefined ? REQUIRED : errors.invalid_value.message);

type Problem = { path: string; message: string };

const problemsOf = (error: z.core.$ZodError | undefined): Problem[] =>
  (error?.issues ?? [])
    .filter(({ code }) => code !== 'unrecognized_keys')
    .map(({ path, message }) => ({ path: path.join('.'), message }));

const part = (schema: z.ZodType | undefined, value: unknown = {}, isStrict = false): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { error: messageOf });
  const unknown = isStrict ? unknownKeys(schema, value) : [];
  const problems = [
    ...problemsOf(result.error),
    ...unknown.map(({ path, key }) => ({ path, message: `Unknown field: ${key}` })),
  ];
  if (result.success && !problems.length) return result.data;
  throw new InvalidRequest(problems);
};

/** Parses a request by the contract. Throws a 400 that lists every invalid field, and every unknown field of a body. */
export const parseRequest = (endpoint: Endpoint, given: { params: unknown; query: unknown; body: unknown }) => ({
  params: part(endpoint.params, given.params),
  query: part(endpoint.query, given.query),
  body: part(endpoint.body, given.body, true),
});
