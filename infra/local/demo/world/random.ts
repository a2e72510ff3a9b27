/** A seeded random generator. The same seed makes the same choices in the same order. */
export type Random = {
  int: (min: number, max: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  sample: <T>(list: readonly T[], count: number) => T[];
  hexId: (prefix?: string) => string;
};

const ID_LENGTH = 24;

/** mulberry32: a small generator with 32 bits of state. Returns numbers in [0, 1). */
const mulberry32 = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const createRandom = (seed: number): Random => {
  const next = mulberry32(seed);
  /** Returns a whole number from min to max, both included. */
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)]!;
  return {
    int,
    chance: (share) => next() < share,
    pick,
    sample: (list, count) => {
      const rest = [...list];
      const chosen = [];
      while (rest.length > 0 && chosen.length < count) chosen.push(...rest.splice(int(0, rest.length - 1), 1));
      return chosen;
    },
    hexId: (prefix = '') => {
      let id = prefix;
      while (id.length < ID_LENGTH) id += int(0, 15).toString(16);
      return id;
    },
  };
};
