import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { unknownKeys } from './unknown-keys.ts';

const part = z.object({ trade: z.string(), years: z.int().optional() });

describe('the unknown keys of a body', () => {
  it.each([
    ['at the top level', part, { trade: 'x', color: 1 }, ['color']],
    ['in a nested object', z.object({ part: part.optional() }), { part: { color: 1 } }, ['part.color']],
    [
      'in a list',
      z.object({ parts: z.array(part).default([]) }),
      { parts: [{ trade: 'x' }, { color: 1 }] },
      ['parts.1.color'],
    ],
    ['behind a refinement and a transform', part.refine(() => false).transform(() => 1), { color: 1 }, ['color']],
    ['in a nullable part', z.object({ part: part.nullable() }), { part: null, color: 1 }, ['color']],
    [
      'in a union, by the option that fits best',
      z.union([z.object({ id: z.string() }), part]),
      { trade: 'x', color: 1 },
      ['color'],
    ],
    ['in an intersection', part.and(z.object({ color: z.string() })), { trade: 'x', color: 'red', size: 1 }, ['size']],
    ['none in a record', z.object({ facts: z.record(z.string(), z.int()) }), { facts: { a: 1 } }, []],
    ['none in a loose object', z.looseObject({ a: z.int() }), { b: 1 }, []],
    ['none in a value of any shape', z.object({ data: z.unknown() }), { data: { b: 1 } }, []],
    ['none in a text', part, 'text', []],
    ['named like a method of objects', part, JSON.parse('{"toString": 1}'), ['toString']],
  ])('are found %s', (_, schema, value, expected) => {
    const found = unknownKeys(schema, value).map(({ path, key }) => (path ? `${path}.${key}` : key));
    expect(found).toEqual(expected);
  });
});
