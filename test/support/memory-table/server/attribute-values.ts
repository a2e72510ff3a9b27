import type { Item } from '../expressions.ts';

/** A value in DynamoDB's protocol: one property, named for its type. */
export type AttributeValue = Record<string, unknown>;
export type WireItem = Record<string, AttributeValue>;

/** A request that DynamoDB would reject. */
export const refuse = (message: string): never => {
  throw Object.assign(new Error(message), { name: 'ValidationException' });
};

const nonEmpty = <T>(values: T[]): Set<T> => (values.length ? new Set(values) : refuse('A set may not be empty'));

export const fromWire = (value: AttributeValue): unknown => {
  const [type, given] = Object.entries(value)[0] ?? refuse('Supplied AttributeValue is empty');
  switch (type) {
    case 'S':
    case 'BOOL':
      return given;
    case 'N':
      return Number.isNaN(Number(given))
        ? refuse('The parameter cannot be converted to a numeric value')
        : Number(given);
    case 'NULL':
      return null;
    case 'B':
      return new Uint8Array(Buffer.from(String(given), 'base64'));
    case 'L':
      return (given as AttributeValue[]).map(fromWire);
    case 'M':
      return itemFromWire(given as WireItem);
    case 'SS':
      return nonEmpty(given as string[]);
    case 'NS':
      return nonEmpty((given as string[]).map(Number));
    default:
      return refuse(`The table in memory has no values of type ${type}`);
  }
};

export const itemFromWire = (item: WireItem): Item =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, fromWire(value)]));

export const toWire = (value: unknown): AttributeValue => {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (value === null) return { NULL: true };
  if (value instanceof Uint8Array) return { B: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return { L: value.map(toWire) };
  if (value instanceof Set) {
    const values = [...value];
    return typeof values[0] === 'number' ? { NS: values.map(String) } : { SS: values };
  }
  return { M: itemToWire(value as Item) };
};

const written = new WeakMap<Item, WireItem>();

/** Stored items never change in place, so each is converted once. */
export const itemToWire = (item: Item): WireItem => {
  const known = written.get(item);
  if (known) return known;
  const converted = Object.fromEntries(Object.entries(item).map(([name, value]) => [name, toWire(value)]));
  written.set(item, converted);
  return converted;
};
