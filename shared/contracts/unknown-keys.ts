import type { z } from 'zod';

type Definition = z.core.$ZodTypeDef & {
  shape?: Record<string, z.core.$ZodType>;
  catchall?: z.core.$ZodType;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  left?: z.core.$ZodType;
  right?: z.core.$ZodType;
};

export type UnknownKey = { path: string; key: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const join = (path: string, key: string | number): string => (path ? `${path}.${key}` : String(key));
const nameOf = ({ path, key }: UnknownKey): string => join(path, key);

const inObject = ({ shape = {}, catchall }: Definition, value: unknown, path: string): UnknownKey[] => {
  if (!isObject(value)) return [];
  const isLoose = catchall !== undefined && catchall._zod.def.type !== 'never';
  return Object.entries(value).flatMap(([key, field]) => {
    const schema = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (schema) return unknownKeys(schema, field, join(path, key));
    return isLoose ? [] : [{ path, key }];
  });
};

/** Returns the keys that both sides of an intersection don't declare. */
const inBoth = (left: UnknownKey[], right: UnknownKey[]): UnknownKey[] => {
  const names = new Set(right.map(nameOf));
  return left.filter((each) => names.has(nameOf(each)));
};

/** Returns the unknown keys for the option of a union that declares the most keys of the value. */
const inUnion = (options: readonly z.core.$ZodType[], value: unknown, path: string): UnknownKey[] => {
  const found = options
    .filter((option) => !isObject(value) || takesObjects(option))
    .map((option) => unknownKeys(option, value, path));
  return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
};

const takesObjects = (schema: z.core.$ZodType): boolean => {
  const { type, innerType, in: input } = schema._zod.def as Definition;
  const inner = innerType ?? input;
  if (inner) return takesObjects(inner);
  return ['object', 'record', 'union', 'intersection', 'any', 'unknown', 'custom', 'lazy'].includes(type);
};

/**
 * Returns the keys of a request body that its schema doesn't declare, at any depth, with their paths. Requests with
 * such keys are rejected, because silently dropping a misspelled key would lose data.
 */
export const unknownKeys = (schema: z.core.$ZodType, value: unknown, path = ''): UnknownKey[] => {
  const definition = schema._zod.def as Definition;
  const { type, element, options, left, right } = definition;
  const inner = definition.innerType ?? definition.in;
  if (inner) return unknownKeys(inner, value, path);
  if (type === 'object') return inObject(definition, value, path);
  if (type === 'union' && options) return inUnion(options, value, path);
  if (left && right) return inBoth(unknownKeys(left, value, path), unknownKeys(right, value, path));
  if (element && Array.isArray(value)) {
    return value.flatMap((each, index) => unknownKeys(element, each, join(path, index)));
  }
  return [];
};
