/** A condition of an event pattern: a value, or an object such as `{ "prefix": "a" }`. */
type Condition =
  | string
  | number
  | boolean
  | null
  | { prefix: string }
  | { exists: boolean }
  | { 'anything-but': unknown };
export type Pattern = { [key: string]: Pattern | Condition[] };

function meets(condition: Condition, value: unknown): boolean {
  if (typeof condition !== 'object' || condition === null) return value === condition;
  if ('prefix' in condition) return typeof value === 'string' && value.startsWith(condition.prefix);
  if ('exists' in condition) return (value !== undefined) === condition.exists;
  if ('anything-but' in condition) return value !== undefined && ![condition['anything-but']].flat().includes(value);
  throw new Error(`The local cloud does not know the condition ${JSON.stringify(condition)}`);
}

/**
 * Returns whether a record or an event matches a pattern, as in a filter of an event source mapping or in EventBridge.
 */
export function matchesPattern(pattern: Pattern, record: unknown): boolean {
  return Object.entries(pattern).every(([key, wanted]) => {
    const value = (record as Record<string, unknown> | undefined)?.[key];
    // A list matches by any of its values.
    const values = Array.isArray(value) ? value : [value];
    if (Array.isArray(wanted)) return wanted.some((condition) => values.some((each) => meets(condition, each)));
    return matchesPattern(wanted, value);
  });
}

/**
 * Returns the filter of an event source mapping. One matching pattern is enough; without patterns, every record passes.
 */
export function createFilter(criteria: { Filters?: { Pattern: string }[] } | undefined) {
  const patterns = (criteria?.Filters ?? []).map(({ Pattern }) => JSON.parse(Pattern) as Pattern);
  return (record: unknown): boolean =>
    patterns.length === 0 || patterns.some((pattern) => matchesPattern(pattern, record));
}
