import type { Cost } from './measure.ts';

export type SplitRow = { operation: string; units: string; of: string };

/** Cheaper operations aren't listed. */
const DEAR = 12;

/** Splits the units of an expensive operation: a row for each read and for each write of a transaction. */
export const splitOf = (operation: string, { counted, split }: Cost): SplitRow[] =>
  counted < DEAR
    ? []
    : split.map(({ write, units }) => ({
        operation,
        units: Object.entries(units)
          .map(([place, count]) => `${place} ${count}`)
          .join(', '),
        of: write,
      }));
