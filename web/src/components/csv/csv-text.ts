/** A column: its head, and a function that returns its value in a row. An undefined value leaves the cell empty. */
export type CsvColumn<Row> = { header: string; value: (row: Row) => string | number | undefined };

/** Without the byte order mark Excel reads UTF-8 as the local code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The start of a formula for spreadsheets; the library's own pattern misses cells of several lines. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** A table as CSV (RFC 4180, UTF-8). A cell that a spreadsheet would run starts with an apostrophe. */
export const csvText = async <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): Promise<string> => {
  const { default: papaparse } = await import('papaparse');
  const table = {
    fields: columns.map(({ header }) => header),
    data: rows.map((row) => columns.map(({ value }) => value(row) ?? '')),
  };
  return BYTE_ORDER_MARK + papaparse.unparse(table, { escapeFormulae: FORMULA });
};
