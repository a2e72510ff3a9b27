/**
 * The packed form of the ZIP table: columns of integers, each stored as the difference from the previous row (zigzag,
 * three byte planes). Brotli compresses these to about a tenth. Rows are sorted by ZIP Code.
 */
export const columnNames = ['zip', 'city', 'state', 'timeZone', 'latitude', 'longitude', 'addedLater'] as const;
export type ZipColumns = Record<(typeof columnNames)[number], Int32Array>;

/** The lists of names after the columns. The columns `state`, `timeZone` and `city` have indexes into them. */
export const nameLists = ['states', 'timeZones', 'cities'] as const;
export type NameLists = Record<(typeof nameLists)[number], string[]>;

export const packNames = (lists: NameLists): string => nameLists.map((list) => lists[list].join('\n')).join('\n\n');

export const unpackNames = (text: string): NameLists => {
  const lists = text.split('\n\n');
  return Object.fromEntries(nameLists.map((name, index) => [name, lists[index]?.split('\n') ?? []])) as NameLists;
};

/** Coordinates are stored in steps of one ten-thousandth of a degree (about 11 m). */
export const DEGREE_STEPS = 10_000;

const PLANES = 3;

const packColumn = (values: Int32Array): Uint8Array => {
  const planes = new Uint8Array(values.length * PLANES);
  let previous = 0;
  values.forEach((value, row) => {
    const difference = value - previous;
    const zigzag = (difference << 1) ^ (difference >> 31);
    for (let plane = 0; plane < PLANES; plane++) planes[plane * values.length + row] = (zigzag >> (8 * plane)) & 0xff;
    previous = value;
  });
  return planes;
};

const unpackColumn = (bytes: Uint8Array, start: number, rows: number): Int32Array => {
  const values = new Int32Array(rows);
  let previous = 0;
  for (let row = 0; row < rows; row++) {
    const at = start + row;
    const zigzag = bytes[at]! | (bytes[at + rows]! << 8) | (bytes[at + 2 * rows]! << 16);
    previous += (zigzag >>> 1) ^ -(zigzag & 1);
    values[row] = previous;
  }
  return values;
};

export const packColumns = (columns: ZipColumns): Uint8Array[] => columnNames.map((name) => packColumn(columns[name]));

/** Reads the columns that start at the byte `offset`. `end` is the offset after the last column. */
export const unpackColumns = (
  bytes: Uint8Array,
  offset: number,
  rows: number,
): { columns: ZipColumns; end: number } => {
  const size = rows * PLANES;
  const columns = Object.fromEntries(
    columnNames.map((name, index) => [name, unpackColumn(bytes, offset + index * size, rows)]),
  ) as ZipColumns;
  return { columns, end: offset + columnNames.length * size };
};
