import { type IndexName, indexKeysOf, tableAttributes } from '@plumbline/shared/table-names';

/** The names in the braces of a template: `PROFILE#{owner}` has `owner`. */
export type NamesIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
export type Values<Names extends string> = Record<Names, string>;

/** A part of an index, or of the table: the items of one partition whose sort keys begin with `prefix`. */
export type List = { index?: IndexName; partition: string; prefix: string };

/** Returns texts and names of a template in turn, with a text first and last. */
export const partsOf = (template: string): string[] => template.split(/\{(\w+)\}/);

export const fill = (parts: readonly string[], values: Values<string>): string =>
  parts.map((part, at) => (at % 2 ? values[part] : part)).join('');

/** Fills the template up to the first name without a value. */
const fillWhatIsGiven = (parts: readonly string[], values: Partial<Values<string>>): string => {
  const missing = parts.findIndex((part, at) => at % 2 && values[part] === undefined);
  return fill(missing < 0 ? parts : parts.slice(0, missing), values as Values<string>);
};

type KeyNames<I extends IndexName | undefined> = I extends IndexName ? `${I}pk` | `${I}sk` : 'pk' | 'sk';
/** The templates of a key. `finds` says in the README what the pattern finds. */
type Templates<P extends string, S extends string> = { partition: P; sort: S; finds: string };

export type AccessPattern = { index: IndexName | undefined; partition: string; sort: string; finds: string };

const all: AccessPattern[] = [];
/** Every pattern of the modules that are loaded, for the README. */
export const accessPatterns: readonly AccessPattern[] = all;

const patternOf = <I extends IndexName | undefined, P extends string, S extends string>(
  index: I,
  { partition, sort, finds }: Templates<P, S>,
) => {
  const { partitionKey, sortKey } = index ? indexKeysOf(index) : tableAttributes;
  const [partitionParts, sortParts] = [partsOf(partition), partsOf(sort)];
  all.push({ index, partition, sort, finds });
  return {
    index,
    partition,
    sort,
    /** Returns the key attributes of an item. */
    keys: Object.assign(
      (values: Values<NamesIn<P> | NamesIn<S>>) =>
        ({ [partitionKey]: fill(partitionParts, values), [sortKey]: fill(sortParts, values) }) as Record<
          KeyNames<I>,
          string
        >,
      { partition, sort },
    ),
    /** Returns the list of all items with these values. The last values of the sort key can be left out. */
    list: (values: Values<NamesIn<P>> & Partial<Values<NamesIn<S>>>): List => ({
      ...(index && { index }),
      partition: fill(partitionParts, values),
      prefix: fillWhatIsGiven(sortParts, values),
    }),
  };
};

/** Declares the key templates of an index, which writes, queries and cursors share. */
export const indexPattern = <I extends IndexName, const P extends string, const S extends string>(
  index: I,
  templates: Templates<P, S>,
) => patternOf(index, templates);

/** Declares the key templates of the table itself. */
export const tablePattern = <const P extends string, const S extends string>(templates: Templates<P, S>) =>
  patternOf(undefined, templates);
