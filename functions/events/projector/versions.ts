import { isDeepStrictEqual } from 'node:util';
import type { ItemChange } from '../../table/core/stream.ts';

type Version<T> = { before: T | undefined; after: T | undefined };

/** Returns the changes that change the projection of an item. */
export const relevantChanges = <T>(
  changes: ItemChange[],
  format: (image: Record<string, unknown>) => T,
  projection: (item: T) => unknown,
): Version<T>[] =>
  changes
    .map(({ before, after }) => ({ before: before && format(before), after: after && format(after) }))
    .filter(({ before, after }) => !isDeepStrictEqual(before && projection(before), after && projection(after)));

export const allVersions = <T>(changes: Version<T>[]): T[] =>
  changes.flatMap(({ before, after }) => [before, after]).filter((version) => version !== undefined);
