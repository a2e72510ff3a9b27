/** Bytes that DynamoDB's documentation gives for a list or map without its content, and for each entry. */
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

/** The size of an item as DynamoDB counts it, never less: every number is taken for the longest there is. */
export const itemBytes = (item: object): number =>
  Object.entries(item)
    .filter(([, value]) => value !== undefined)
    .reduce((sum, [name, value]) => sum + textBytes(name) + valueBytes(value), 0);
