/** The bytes of a list or map without its content, and of each entry, by DynamoDB's documentation. */
const CONTAINER = 3;
const ENTRY = 1;
const NUMBER = 21;

const textBytes = (text: string): number => Buffer.byteLength(text, 'utf8');

const valueBytes = (value: unknown): number => {
  if (typeof value === 'string') return textBytes(value);
  if (typeof value === 'number') return NUMBER;
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + ENTRY + valueBytes(each), CONTAINER);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .reduce((sum, [name, each]) => sum + ENTRY + textBytes(name) + valueBytes(each), CONTAINER);
  }
  return 1;
};

/**
 * Returns the size of an item in bytes as DynamoDB counts it. It is never too small, because every number counts as the
 * longest one.
 */
export const itemBytes = (item: object): number =>
  Object.entries(item)
    .filter(([, value]) => value !== undefined)
    .reduce((sum, [name, value]) => sum + textBytes(name) + valueBytes(value), 0);
