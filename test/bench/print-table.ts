export type Row = Record<string, string | number>;

/** A titled table on the console. */
export const printTable = (title: string, rows: Row[]): void => {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column])))];
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at]!.length)));
  console.log(`\n${title}`);
  for (const line of cells) {
    console.log(
      `  ${line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  ')}`,
    );
  }
};
