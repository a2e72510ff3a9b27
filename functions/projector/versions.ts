import { isDeepStrictEqual } from 'node:util';
import type { Point } from '@plumbline/shared/geography/distance';
import type { ItemChange } from '../table/stream.ts';

type Version<T> = { before: T | undefined; after: T | undefined };

/** The changes that concern a projection: those after which it would be another one, or none. */
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

/** The places of versions, each once, except `current`. */
export const placesOf = (versions: Point[], current?: Point): Point[] => {
  const nameOf = ({ latitude, longitude }: Point) => `${latitude} ${longitude}`;
  const places = new Map(versions.map((version) => [nameOf(version), version]));
  if (current) places.delete(nameOf(current));
  return [...places.values()];
};
