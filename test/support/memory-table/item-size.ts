import type { Item } from './expressions.ts';

const sizes = new WeakMap<object, number>();

/** Bytes that DynamoDB counts for a value: texts as UTF-8, numbers by their digits, three for a list or a map. */
const sizeOfValue = (value: unknown): number => {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number' || typeof value === 'bigint') return Math.ceil(String(value).length / 2) + 1;
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (value instanceof Set) return [...value].reduce((sum: number, each) => sum + sizeOfValue(each), 0);
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + 1 + sizeOfValue(each), 3);
  if (typeof value !== 'object' || value === null) return 1;
  return Object.entries(value).reduce((sum, [name, each]) => sum + 1 + Buffer.byteLength(name) + sizeOfValue(each), 3);
};

/** Bytes that DynamoDB counts for a stored item, which never changes in place. */
export const sizeOf = (item: Item): number => {
  const known = sizes.get(item);
  if (known !== undefined) return known;
  const size = Object.entries(item).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + sizeOfValue(value),
    0,
  );
  sizes.set(item, size);
  return size;
};
