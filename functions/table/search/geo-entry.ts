import { createHash } from 'node:crypto';
import type { Point } from '@plumbline/shared/domain/places/distance';
import { DEGREE_STEPS } from '@plumbline/shared/geography/zip-columns';

export type EntryKey = { pk: string; sk: string };

/**
 * The packed form of a fact: a time in four bytes, exact to the second (ISO when unpacked); a number from 0 to 255 or
 * 65,535; or a mark, the first six bytes of an id, which are enough to tell ids apart. A fact that an older entry lacks
 * is 0 or empty.
 */
type FactType = 'time' | 'byte' | 'amount' | 'mark';
export type FactsLayout = Record<string, FactType>;
type FactOf<T extends FactType> = T extends 'time' | 'mark' ? string : number;
export type Facts<L extends FactsLayout> = { [K in keyof L]: FactOf<L[K]> };

/** The key of the entries that a search without trades reads. */
export const ANY_TRADE = '*';
/** The key of the entries that have the texts of their document. */
export const WITH_TEXTS = '~';

/** The digits in the order of their character codes, so that numbers sort as texts. */
const DIGITS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const LONGITUDE_DIGITS = 4;
const TRADE_CHARACTERS = 6;
const TIME_BYTES = 4;
const LATITUDE_BYTES = 3;
const MARK_BYTES = 6;

const toDigits = (value: number, width: number): string =>
  Array.from({ length: width }, (_, at) => DIGITS[Math.floor(value / 64 ** (width - 1 - at)) % 64]).join('');
const fromDigits = (text: string): number => [...text].reduce((sum, digit) => sum * 64 + DIGITS.indexOf(digit), 0);

/**
 * Returns four characters that sort like the longitude. They are exact to a ten-thousandth of a degree, like the
 * coordinates of ZIPs.
 */
export const longitudeKey = (longitude: number): string =>
  toDigits(Math.round((longitude + 180) * DEGREE_STEPS), LONGITUDE_DIGITS);

export const bandKey = (band: number): string => band.toString(36);

const codes = new Map<string, string>();
/**
 * Returns six characters for a trade's name, from its hash. Names are hashed because free-text skills of any length are
 * trades too.
 */
export const tradeCode = (trade: string): string => {
  const known = codes.get(trade) ?? createHash('sha256').update(trade).digest('base64url').slice(0, TRADE_CHARACTERS);
  if (!codes.has(trade)) codes.set(trade, known);
  return known;
};

/** Returns an id's twelve bytes as 16 characters instead of 24. */
export const encodeId = (id: string): string => Buffer.from(id, 'hex').toString('base64url');

/** Returns the mark of an id: its first six bytes, as hexadecimal digits. */
export const markOf = (id: string): string => id.slice(0, 2 * MARK_BYTES);

const factBytes: Record<FactType, number> = { time: TIME_BYTES, byte: 1, amount: 2, mark: MARK_BYTES };

const writeFact = (bytes: Buffer, at: number, type: FactType, value: string | number): void => {
  if (type === 'time') bytes.writeUInt32BE(Math.floor(Date.parse(String(value)) / 1000), at);
  else if (type === 'amount') bytes.writeUInt16BE(Number(value), at);
  else if (type === 'mark') bytes.write(String(value), at, 'hex');
  else bytes.writeUInt8(Number(value), at);
};

const readFact = (bytes: Buffer, at: number, type: FactType): string | number => {
  if (type === 'time') return new Date(bytes.readUInt32BE(at) * 1000).toISOString();
  if (type === 'mark') return bytes.toString('hex', at, at + MARK_BYTES);
  return type === 'amount' ? bytes.readUInt16BE(at) : bytes.readUInt8(at);
};

const bytesOf = (layout: FactsLayout): number =>
  Object.values(layout).reduce((sum, type) => sum + factBytes[type], LATITUDE_BYTES);

/**
 * Returns the number of bytes to write. Amounts and bytes of 0 at the end of the layout aren't written, and read as 0.
 */
const writtenBytes = <L extends FactsLayout>(layout: L, level: number, facts: Facts<L>): number => {
  const names = Object.keys(layout);
  if (level === 0) while (facts[names.at(-1)!] === 0) names.pop();
  return bytesOf(Object.fromEntries(names.map((name) => [name, layout[name]!]))) + (level === 0 ? 0 : 1);
};

/** Packs the latitude, the facts in the order of their layout, and the level in the trade if there is one. */
export const encodeFacts = <L extends FactsLayout>(
  layout: L,
  latitude: number,
  level: number,
  facts: Facts<L>,
): Uint8Array => {
  const size = bytesOf(layout);
  const bytes = Buffer.alloc(size + 1);
  bytes.writeUIntBE(Math.round((latitude + 90) * DEGREE_STEPS), 0, LATITUDE_BYTES);
  let at = LATITUDE_BYTES;
  for (const [name, type] of Object.entries(layout)) {
    writeFact(bytes, at, type, facts[name]!);
    at += factBytes[type];
  }
  bytes.writeUInt8(level, size);
  return bytes.subarray(0, writtenBytes(layout, level, facts));
};

export const decodeEntry = <L extends FactsLayout>(layout: L, { sk, d }: EntryKey & { d: Uint8Array }) => {
  const bytes = Buffer.from(d.buffer, d.byteOffset, d.byteLength);
  const point: Point = {
    latitude: bytes.readUIntBE(0, LATITUDE_BYTES) / DEGREE_STEPS - 90,
    longitude: fromDigits(sk.slice(0, LONGITUDE_DIGITS)) / DEGREE_STEPS - 180,
  };
  let at = LATITUDE_BYTES;
  const facts = Object.fromEntries(
    Object.entries(layout).map(([name, type]) => {
      const missing = type === 'mark' ? '' : 0;
      const fact = at + factBytes[type] > bytes.length ? missing : readFact(bytes, at, type);
      at += factBytes[type];
      return [name, fact];
    }),
  ) as Facts<L>;
  const id = Buffer.from(sk.slice(LONGITUDE_DIGITS), 'base64url').toString('hex');
  const level = bytes.length > at ? bytes.readUInt8(at) : 0;
  return { id, point, level, facts };
};
