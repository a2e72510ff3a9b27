import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { endpoints } from '../index.ts';
import { trades } from './trade-fields.ts';

type Definition = z.core.$ZodTypeDef & {
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  items?: readonly z.core.$ZodType[];
  options?: readonly z.core.$ZodType[];
};

const NAMES = /^(trade|category|categories|tradesTaught|tradesRelatedToProduct|employeeSkillsNeeded|\w*Categories)$/;

type Field = { path: string; schema: z.core.$ZodType };

/** Returns the fields of a schema, at any depth, that take a trade or a list of trades. */
const tradeFields = (schema: z.core.$ZodType, path: string): Field[] => {
  const { shape = {}, element, innerType, in: input, items = [], options = [] } = schema._zod.def as Definition;
  const inner = [element, innerType, input, ...items, ...options].filter((each) => each !== undefined);
  return [
    ...Object.entries(shape).flatMap(([name, field]) => {
      const at = `${path}.${name}`;
      return NAMES.test(name) ? [{ path: at, schema: field }] : tradeFields(field, at);
    }),
    ...inner.flatMap((each) => tradeFields(each, path)),
  ];
};

const parse = (schema: z.core.$ZodType, value: unknown) => (schema as z.ZodType).safeParse(value);

/** Returns the parsed value of a field for a word: as text, as a list, or in a filter `{ $in: [...] }`. */
const resolved = ({ schema }: Field, word: string): unknown => {
  const results = [word, [word], { $in: [word] }].map((value) => parse(schema, value)).filter(({ success }) => success);
  const [result] = results;
  const data = result?.success ? result.data : undefined;
  return [data].flat().flatMap((each) => (typeof each === 'object' && each ? (each as { $in: unknown }).$in : each));
};

const requests = endpoints.flatMap(({ name, body, query, params, ...endpoint }) =>
  [body, query, params].flatMap((schema) => (schema && 'group' in endpoint ? tradeFields(schema, name) : [])),
);

/** The operations of these fields resolve trades, so that functions load the words only when they need them. */
const RESOLVED_LATER = ['listPublicJobsOfTrade', 'register'];

describe('every trade of a request', () => {
  it.each(
    requests
      .filter(({ path }) => !RESOLVED_LATER.includes(path.split('.')[0] ?? ''))
      .map((field) => [field.path, field] as const),
  )('is resolved from a synonym: %s', (_, field) => {
    expect(resolved(field, 'plomero')).toEqual(['Plumbing & Pipefitting']);
    expect(resolved(field, 'HVAC')).toEqual(['Heating & A/C']);
    expect(resolved(field, 'Boat Building')).toEqual(['Boat Building']);
  });

  it('exists in the contract, so that this list is not empty by mistake', () => {
    expect(requests.length).toBeGreaterThan(20);
  });
});

it('a request counts two words for one trade once, and still rejects a repeated word', () => {
  expect(trades(20).parse(['plumber', 'plomero', 'Boat Building'])).toEqual([
    'Plumbing & Pipefitting',
    'Boat Building',
  ]);
  expect(trades(20).safeParse(['plumber', 'Plumber']).success).toBe(false);
});
