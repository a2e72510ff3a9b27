import type { IndexName } from '@plumbline/shared/table-names';
import { type ItemSchema, string, type ValidValue } from 'dynamodb-toolbox';
import type { Values } from './access-pattern.ts';

type Pattern<I extends IndexName, N extends string> = {
  index: I;
  partition: string;
  sort: string;
  keys: (values: Values<N>) => Record<`${I}pk` | `${I}sk`, string>;
};

/** The key attributes of an index in a schema; updates set and remove them by name. */
const hiddenKey = (template: string) => string().optional().hidden().meta({ title: template });
type HiddenKey = ReturnType<typeof hiddenKey>;

/**
 * The key attributes of a pattern for a schema, made of the item whenever it is put. Without `valuesOf`, or where that
 * returns undefined, the item does not be in the index until an update puts it there.
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
