import type { List } from './access-pattern.ts';

/** The range of a list between two texts after its prefix, both included. */
export type Part = { from?: string | undefined; to?: string | undefined };

type Key = Record<string, unknown>;

/**
 * Encodes the last key of a page as a cursor. Keys contain ids that clients may not see, so operations encrypt the
 * cursor (functions/http/paged-operation.ts).
 */
export const encodeCursor = (key: Key | undefined): string | undefined =>
  key && Buffer.from(JSON.stringify(key)).toString('base64url');

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * Returns whether a key is in the list. DynamoDB rejects a start outside the list, so a forged cursor must be ignored.
 */
const belongsTo = (key: Key, { index, partition, prefix }: List, { from = '', to }: Part): boolean => {
  const { pk, sk, [`${index ?? ''}pk`]: indexPartition, [`${index ?? ''}sk`]: indexSort, ...others } = key;
  const isWhole = [pk, sk, indexPartition, indexSort].every(isText) && Object.keys(others).length === 0;
  const sort = String(indexSort);
  const isInRange = to === undefined || (sort >= prefix + from && sort <= prefix + to);
  return isWhole && indexPartition === partition && sort.startsWith(prefix) && isInRange;
};

/**
 * Returns the key to continue after. Undefined for a cursor of another list, so that reading starts at the beginning.
 */
export const decodeCursor = (cursor: string | undefined, list: List, part: Part = {}): Key | undefined => {
  if (!cursor) return undefined;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return typeof key === 'object' && key !== null && belongsTo(key as Key, list, part) ? (key as Key) : undefined;
  } catch {
    return undefined;
  }
};
