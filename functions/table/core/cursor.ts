import type { List } from './access-pattern.ts';

type Key = Record<string, unknown>;

/**
 * The last key of a page. It names what no one outside may read: operations seal it
 * (functions/http/paged-operation.ts).
 */
export const encodeCursor = (key: Key | undefined): string | undefined =>
  key && Buffer.from(JSON.stringify(key)).toString('base64url');

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** DynamoDB refuses a start that lies outside the list, so a forged or foreign cursor must not reach it. */
const belongsTo = (key: Key, { index, partition, prefix }: List): boolean => {
  const { pk, sk, [`${index ?? ''}pk`]: indexPartition, [`${index ?? ''}sk`]: indexSort, ...others } = key;
  const isWhole = [pk, sk, indexPartition, indexSort].every(isText) && Object.keys(others).length === 0;
  return isWhole && indexPartition === partition && String(indexSort).startsWith(prefix);
};

/** Where to continue reading. A cursor that is not one of this list starts from the top. */
export const decodeCursor = (cursor: string | undefined, list: List): Key | undefined => {
  if (!cursor) return undefined;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return typeof key === 'object' && key !== null && belongsTo(key as Key, list) ? (key as Key) : undefined;
  } catch {
    return undefined;
  }
};
