import type { IndexName } from '@plumbline/shared/table-names';
import { type ItemSchema, string, type ValidValue } from 'dynamodb-toolbox';
import type { Values } from './access-pattern.ts';

type Pattern<I extends IndexName, N extends string> = {
  index: I;
  partition: string;
  sort: string;
  keys: (values: Values<N>) => Record<`${I}pk` | `${I}sk`, string>;
};

/** A key attribute of an index. It is hidden from readers; updates set and remove it by name. */
const hiddenKey = (template: string) => string().optional().hidden().meta({ title: template });
type HiddenKey = ReturnType<typeof hiddenKey>;

/**
 * Returns the key attributes of an index for a schema; each put computes them from the item. When `valuesOf` is missing
 * or returns undefined, the item is not in the index until an update adds it.
 */
export const indexKeys = <S extends ItemSchema, I extends IndexName, N extends string>(
  _schema: S,
  pattern: Pattern<I, N>,
  valuesOf: (item: ValidValue<S>) => Values<N> | undefined = () => undefined,
) => {
  const keyOf = (name: `${I}pk` | `${I}sk`, template: string) =>
    hiddenKey(template).putLink<S>((item) => {
      const values = valuesOf(item as ValidValue<S>);
      return values && pattern.keys(values)[name];
    });
  const { index, partition, sort } = pattern;
  const keys = { [`${index}pk`]: keyOf(`${index}pk`, partition), [`${index}sk`]: keyOf(`${index}sk`, sort) };
  return keys as Record<string, HiddenKey> as Record<`${I}pk` | `${I}sk`, HiddenKey>;
};
