/** A column: what stands above it, and what a row says in it; a row without a value leaves the cell empty. */
export type CsvColumn<Row> = { header: string; value: (row: Row) => string | number | undefined };

/** Without it Excel takes UTF-8 for the alphabet of the country. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What spreadsheets take for a formula; the library's own pattern lets cells of several lines pass. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** A table as CSV (RFC 4180, UTF-8); a cell that a spreadsheet would run begins with an apostrophe. */
export const csvText = async <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): Promise<string> => {
  const { default: papaparse } = await import('papaparse');
  const table = {
    fields: columns.map(({ header }) => header),
    data: rows.map((row) => columns.map(({ value }) => value(row) ?? '')),
  };
  return BYTE_ORDER_MARK + papaparse.unparse(table, { escapeFormulae: FORMULA });
};
