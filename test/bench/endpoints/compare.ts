import { readFileSync } from 'node:fs';

type Row = Record<string, string | number>;
export type Measurements = Record<string, Row[]>;
export type Moved = { table: string; row: string; figure: string; before: number; after: number };

/** Counts differ as soon as they aren't equal; times and ratios only beyond random variation. */
const CHANCE = 0.15;
const COUNTED = /requests|units|kb$/i;

const nameOf = (row: Row): string => String(Object.values(row)[0]);

/** The figures that differ between two runs of the bench. */
export const moved = (before: Measurements, after: Measurements): Moved[] =>
  Object.entries(after).flatMap(([table, rows]) => {
    const old = new Map((before[table] ?? []).map((row) => [nameOf(row), row]));
    return rows.flatMap((row) =>
      Object.entries(row).flatMap(([figure, value]) => {
        const was = old.get(nameOf(row))?.[figure];
        if (typeof value !== 'number' || typeof was !== 'number' || was === value) return [];
        if (!COUNTED.test(figure) && Math.abs(value - was) <= CHANCE * Math.max(was, value)) return [];
        return [{ table, row: nameOf(row), figure, before: was, after: value }];
      }),
    );
  });

export const readMeasurements = (path: string): Measurements => JSON.parse(readFileSync(path, 'utf8')) as Measurements;
