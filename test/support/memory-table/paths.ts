type Item = Record<string, unknown>;
type Names = Record<string, string> | undefined;
type Step = string | number;

/** The steps of a document path such as `#a.#b[0]`. */
export const stepsOf = (path: string, names: Names): Step[] =>
  path
    .split(/[.[]/)
    .map((part) =>
      part.endsWith(']') ? Number(part.slice(0, -1)) : part.startsWith('#') ? (names?.[part] ?? '') : part,
    );

/** The words of a path as the expression has them. */
export const wordsOf = (path: string): string[] => path.replace(/\[\d+\]/g, '').split('.');

const child = (value: unknown, step: Step): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<Step, unknown>)[step] : undefined;

export const readPath = (item: Item, path: string, names: Names): unknown =>
  stepsOf(path, names).reduce<unknown>(child, item);

const changed = (value: unknown, [step, ...rest]: Step[], change: (value: unknown) => unknown): unknown => {
  if (step === undefined) return change(value);
  if (typeof value !== 'object' || value === null) throw new Error('The document path is invalid for update');
  const next = changed((value as Record<Step, unknown>)[step], rest, change);
  if (Array.isArray(value)) {
    const at = Math.min(Number(step), value.length);
    return next === undefined ? value.filter((_, index) => index !== at) : value.with(at, next);
  }
  const { [step]: _, ...others } = value as Record<Step, unknown>;
  return next === undefined ? others : { ...value, [step]: next };
};

/** A copy of the item with another value at a path, or none when `change` returns undefined. */
export const changePath = (item: Item, path: string, names: Names, change: (value: unknown) => unknown): Item =>
  changed(item, stepsOf(path, names), change) as Item;
