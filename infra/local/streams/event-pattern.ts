/** One condition of an event pattern: a value to equal, or an object such as `{ "prefix": "a" }`. */
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

/** Whether a record or an event meets a pattern, as an event source mapping's filter or EventBridge decides it. */
export function matchesPattern(pattern: Pattern, record: unknown): boolean {
  return Object.entries(pattern).every(([key, wanted]) => {
    const value = (record as Record<string, unknown> | undefined)?.[key];
    if (Array.isArray(wanted)) return wanted.some((condition) => meets(condition, value));
    return matchesPattern(wanted, value);
  });
}

/** FilterCriteria of a mapping: one pattern that matches is enough, none at all lets everything through. */
export function createFilter(criteria: { Filters?: { Pattern: string }[] } | undefined) {
  const patterns = (criteria?.Filters ?? []).map(({ Pattern }) => JSON.parse(Pattern) as Pattern);
  return (record: unknown): boolean =>
    patterns.length === 0 || patterns.some((pattern) => matchesPattern(pattern, record));
}
