import { isDeepStrictEqual } from 'node:util';
import type { Item } from '../expressions.ts';
import { sizeOf } from '../item-size.ts';

const READ_UNIT = 4096;
const WRITE_UNIT = 1024;
const INDEXES = ['gsi1', 'gsi2', 'gsi3'] as const;

type Change = { before: Item | undefined; after: Item | undefined };

/** Capacity units of reading these bytes in one piece; DynamoDB Local counts a list without items as nothing. */
export const readUnits = (bytes: number, isConsistent: boolean): number =>
  Math.ceil(bytes / READ_UNIT) * (isConsistent ? 1 : 0.5);

const kilobytes = (item: Item | undefined): number => (item ? Math.ceil(sizeOf(item) / WRITE_UNIT) : 0);

const placeIn = (index: string, item: Item | undefined): string =>
  item?.[`${index}pk`] === undefined ? '' : `${item[`${index}pk`]}\n${item[`${index}sk`]}`;

/** An entry that moves in an index is deleted and written; one that stays is written when the item has changed. */
const indexUnits = (index: string, { before, after }: Change): number => {
  const [from, to] = [placeIn(index, before), placeIn(index, after)];
  if (from === to) return from && !isDeepStrictEqual(before, after) ? kilobytes(after) : 0;
  return (from ? kilobytes(before) : 0) + (to ? kilobytes(after) : 0);
};

/** Capacity units of a write. */
export const writeUnits = (change: Change): number =>
  Math.max(1, kilobytes(change.before), kilobytes(change.after)) +
  INDEXES.reduce((sum, index) => sum + indexUnits(index, change), 0);

/**
 * Capacity units of a transaction as DynamoDB Local returns them, which the limits in tests are based on: writes of
 * equal cost count once, and indexes twice. `countTransaction` counts as AWS does.
 */
export const transactionUnits = (changes: readonly Change[]): number => {
  const costs = new Set(changes.map((change) => 2 * writeUnits(change)));
  return [...costs].reduce((sum, cost) => sum + cost, 0);
};
