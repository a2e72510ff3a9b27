import type { IndexName } from '@plumbline/shared/table-names';
import { type ItemSchema, string, type ValidValue } from 'dynamodb-toolbox';
import type { Values } from './access-pattern.ts';

/** Separates the templates of an index with two patterns. */
export const OR = ' or ';

type Pattern<I extends IndexName, N extends string> = {
  index: I;
  partition: string;
  sort: string;
  keys: (values: Values<N>) => Record<`${I}pk` | `${I}sk`, string>;
};

/** A key attribute of an index. It is hidden from readers; updates set and remove it by name. */
const hiddenKey = (template: string) => string().optional().hidden().meta({ title: template });
type HiddenKey = ReturnType<typeof hiddenKey>;

const keyAttributes = <S extends ItemSchema, I extends IndexName>(
  index: I,
  templates: readonly { partition: string; sort: string }[],
  keysOf: (item: ValidValue<S>) => Record<`${I}pk` | `${I}sk`, string> | undefined,
) => {
  const keyOf = (name: `${I}pk` | `${I}sk`, part: 'partition' | 'sort') =>
    hiddenKey(templates.map((template) => template[part]).join(OR)).putLink<S>(
      (item) => keysOf(item as ValidValue<S>)?.[name],
    );
  const keys = { [`${index}pk`]: keyOf(`${index}pk`, 'partition'), [`${index}sk`]: keyOf(`${index}sk`, 'sort') };
  return keys as Record<string, HiddenKey> as Record<`${I}pk` | `${I}sk`, HiddenKey>;
};

/**
 * Returns the key attributes of an index for a schema; each put computes them from the item. When `valuesOf` is missing
 * or returns undefined, the item is not in the index until an update adds it.
 */
export const indexKeys = <S extends ItemSchema, I extends IndexName, N extends string>(
  _schema: S,
  pattern: Pattern<I, N>,
  valuesOf: (item: ValidValue<S>) => Values<N> | undefined = () => undefined,
) =>
  keyAttributes<S, I>(pattern.index, [pattern], (item) => {
    const values = valuesOf(item);
    return values && pattern.keys(values);
  });

/**
 * Returns the key attributes of an index that lists an item by one of two patterns. The second applies when the first
 * has no values.
 */
export const eitherIndexKeys = <S extends ItemSchema, I extends IndexName, N extends string, M extends string>(
  _schema: S,
  [first, firstValuesOf]: [Pattern<I, N>, (item: ValidValue<S>) => Values<N> | undefined],
  [second, secondValuesOf]: [Pattern<I, M>, (item: ValidValue<S>) => Values<M> | undefined],
) =>
  keyAttributes<S, I>(first.index, [first, second], (item) => {
    const values = firstValuesOf(item);
    if (values) return first.keys(values);
    const others = secondValuesOf(item);
    return others && second.keys(others);
  });
