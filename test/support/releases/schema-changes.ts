/** A JSON Schema of the OpenAPI document. */
export type Schema = { [keyword: string]: unknown };

/**
 * The direction in which values travel. A client sends requests, so the new schema must accept what the old one
 * accepted. It reads responses, so the new schema must promise what the old one promised.
 */
export type Direction = 'request' | 'response';

/** A schema without unions and intersections. */
type Branch = {
  types?: readonly string[];
  values?: readonly string[];
  properties: Record<string, Schema>;
  required: readonly string[];
  extra?: Schema | false;
  items?: Schema;
  lowest: Record<string, number>;
  highest: Record<string, number>;
  patterns: readonly string[];
};

const LOWER = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum'];
const UPPER = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum'];

const numbersOf = (schema: Schema, keywords: readonly string[]) =>
  Object.fromEntries(
    keywords.flatMap((keyword) => (typeof schema[keyword] === 'number' ? [[keyword, schema[keyword]]] : [])),
  );

const typesOf = ({ type }: Schema) => (type === undefined ? {} : { types: [type].flat() as string[] });

/** Returns the possible values as JSON texts. */
const valuesOf = (schema: Schema) => {
  if ('const' in schema) return { values: [JSON.stringify(schema.const)] };
  return Array.isArray(schema.enum) ? { values: schema.enum.map((value) => JSON.stringify(value)) } : {};
};

const plainBranch = (schema: Schema): Branch => {
  const { additionalProperties = schema.unevaluatedProperties } = schema;
  const isObject = typeof additionalProperties === 'object';
  return {
    ...typesOf(schema),
    ...valuesOf(schema),
    properties: (schema.properties ?? {}) as Record<string, Schema>,
    required: (schema.required ?? []) as string[],
    ...(additionalProperties === false && { extra: false }),
    ...(isObject && { extra: additionalProperties as Schema }),
    ...(schema.items !== undefined && { items: schema.items as Schema }),
    lowest: numbersOf(schema, LOWER),
    highest: numbersOf(schema, UPPER),
    patterns: typeof schema.pattern === 'string' ? [schema.pattern] : [],
  };
};

const onlyIn = <T>(left: readonly T[] | undefined, right: readonly T[] | undefined): readonly T[] | undefined =>
  left && right ? left.filter((value) => right.includes(value)) : (left ?? right);

const allOf = (left: Schema | undefined, right: Schema | undefined): Schema | undefined =>
  left && right ? { allOf: [left, right] } : (left ?? right);

/** Returns the branch of the values that satisfy both branches. */
const intersect = (left: Branch, right: Branch): Branch => {
  const types = onlyIn(left.types, right.types);
  const values = onlyIn(left.values, right.values);
  const items = allOf(left.items, right.items);
  const extra = left.extra === false || right.extra === false ? false : allOf(left.extra, right.extra);
  const names = [...new Set([...Object.keys(left.properties), ...Object.keys(right.properties)])];
  return {
    ...(types && { types }),
    ...(values && { values }),
    ...(items && { items }),
    ...(extra !== undefined && { extra }),
    properties: Object.fromEntries(names.map((name) => [name, allOf(left.properties[name], right.properties[name])!])),
    required: [...new Set([...left.required, ...right.required])],
    lowest: { ...left.lowest, ...right.lowest },
    highest: { ...left.highest, ...right.highest },
    patterns: [...new Set([...left.patterns, ...right.patterns])].toSorted(),
  };
};

/** Returns a schema as a list of alternatives without unions and intersections. */
const branchesOf = (schema: Schema): Branch[] => {
  const unions = [schema.anyOf, schema.oneOf].filter((union) => union !== undefined) as Schema[][];
  const parts = [...unions, ...((schema.allOf ?? []) as Schema[]).map((part) => [part])];
  return parts.reduce<Branch[]>(
    (branches, part) => branches.flatMap((branch) => part.flatMap(branchesOf).map((other) => intersect(branch, other))),
    [plainBranch(schema)],
  );
};

const outside = (from: readonly string[] | undefined, to: readonly string[] | undefined): readonly string[] => {
  if (!to) return [];
  return from ? from.filter((value) => !to.includes(value)) : [`anything but ${to.join(', ')}`];
};

/** Returns the limits of requests that became narrower. Clients don't check those of responses. */
const narrowerLimits = (from: Branch, to: Branch): string[] => [
  ...Object.entries(to.lowest)
    .filter(([name, limit]) => limit > (from.lowest[name] ?? Number.NEGATIVE_INFINITY))
    .map(([name, limit]) => `${name} is now ${limit}`),
  ...Object.entries(to.highest)
    .filter(([name, limit]) => limit < (from.highest[name] ?? Number.POSITIVE_INFINITY))
    .map(([name, limit]) => `${name} is now ${limit}`),
  ...to.patterns.filter((pattern) => !from.patterns.includes(pattern)).map((pattern) => `has a new pattern ${pattern}`),
];

/** Returns why values of one branch don't fit another one. */
const mismatches = (from: Branch, to: Branch, path: string, direction: Direction): string[] => {
  const isRequest = direction === 'request';
  const fits = to.types?.includes('number') ? [...to.types, 'integer'] : to.types;
  const types = outside(from.types, fits);
  // Other differences of two types mean nothing.
  const verb = isRequest ? 'no longer accepts' : 'can now be';
  if (types.length) return [`${path} ${verb} ${types.join(', ')}`];
  const names = Object.keys(isRequest ? from.properties : to.properties);
  return [
    ...outside(from.values, to.values).map((value) => `${path} ${verb} ${value}`),
    ...(isRequest ? narrowerLimits(from, to).map((limit) => `${path} ${limit}`) : []),
    ...to.required
      .filter((name) => !from.required.includes(name) && (isRequest || name in from.properties))
      .map((name) => `${path}.${name} is now ${isRequest ? 'required' : 'optional'}`),
    ...names.flatMap((name) => {
      const [old, other] = [from.properties[name] ?? from.extra, to.properties[name] ?? to.extra];
      if (old && other) return schemaChanges(old, other, `${path}.${name}`, direction);
      const isGone = isRequest ? other === false : old === undefined || old === false;
      return isGone ? [`${path}.${name} was removed`] : [];
    }),
    ...(from.extra && to.extra ? schemaChanges(from.extra, to.extra, `${path}.*`, direction) : []),
    ...(from.items && to.items ? schemaChanges(from.items, to.items, `${path}[]`, direction) : []),
  ];
};

/**
 * Returns why some values of the schema `from` don't fit the schema `to`. For requests, `from` is the old schema; for
 * responses, it's the new one.
 */
export const schemaChanges = (from: Schema, to: Schema, path: string, direction: Direction): string[] => {
  if (JSON.stringify(from) === JSON.stringify(to)) return [];
  const targets = branchesOf(to);
  const found = branchesOf(from).flatMap((branch) => {
    const [closest = []] = targets
      .map((target) => mismatches(branch, target, path, direction))
      .toSorted((left, right) => left.length - right.length);
    return closest;
  });
  return [...new Set(found)];
};
