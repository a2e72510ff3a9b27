import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ZipLocation } from '@plumbline/shared/geography/zip-location';
import { tradeCategories } from '@plumbline/shared/options/trades/trade-categories';
import { populatedZips } from './population.ts';

/** A job of the synthetic country: where it is and its trades, by number. */
export type Documents = { zips: ZipLocation[]; place: Uint16Array; trades: Uint8Array; size: number };

export const TRADES_AT_MOST = 3;
export const NO_TRADE = 255;
export const trades = tradeCategories;

export const createRandom = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 4_294_967_296;
};

/**
 * Shares fall as the inverse square of the rank, from this rank on: the ten most common trades have half of everything.
 */
const FIRST_RANK = 12;

const sharesOfTrades = (): Float64Array => {
  const weights = trades.map((_, rank) => 1 / (rank + FIRST_RANK) ** 2);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let so = 0;
  return Float64Array.from(weights, (weight) => {
    so += weight / sum;
    return so;
  });
};

const pick = (upTo: Float64Array, share: number): number => {
  let [low, high] = [0, upTo.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (upTo[middle]! < share) low = middle + 1;
    else high = middle;
  }
  return low;
};

const FOLDER = '.local/bench-search';

const build = (size: number, seed: number, upTo: Float64Array): Pick<Documents, 'place' | 'trades'> => {
  const random = createRandom(seed);
  const shares = sharesOfTrades();
  const place = new Uint16Array(size);
  const own = new Uint8Array(size * TRADES_AT_MOST).fill(NO_TRADE);
  for (let at = 0; at < size; at += 1) {
    place[at] = pick(upTo, random());
    const count = 1 + Math.floor(random() * TRADES_AT_MOST);
    const chosen = new Set(Array.from({ length: count }, () => pick(shares, random())));
    [...chosen].forEach((trade, slot) => {
      own[at * TRADES_AT_MOST + slot] = trade;
    });
    if (process.stdout.isTTY && at % 50_000 === 0)
      process.stdout.write(`\r  building ${size} documents: ${Math.round((100 * at) / size)} %`);
  }
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
  return { place, trades: own };
};

/** Returns `size` documents spread like the population, built once and cached in a file. */
export const documentsOf = (size: number, seed = 1): Documents => {
  const { zips, upTo } = populatedZips();
  const file = `${FOLDER}/${size}-${seed}.bin`;
  if (!existsSync(file)) {
    const { place, trades: own } = build(size, seed, upTo);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, Buffer.concat([Buffer.from(place.buffer), Buffer.from(own.buffer)]));
  }
  const bytes = readFileSync(file);
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  return {
    zips,
    size,
    place: new Uint16Array(buffer, 0, size),
    trades: new Uint8Array(buffer, size * 2),
  };
};
