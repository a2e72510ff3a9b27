export const kinds = ['ui', 'api', 'rule', 'const'] as const;
export type Kind = (typeof kinds)[number];
export type Row = { id: string; kind: Kind };

const ROW = /^\| ([A-Z]{3}-\d{2}) +\|.*\| *(ui|api|rule|const) *\|[^|]*\|$/gm;

/** The rows of the checklist in `test/requirements.md`. */
export const rowsOf = (checklist: string): Row[] =>
  [...checklist.matchAll(ROW)].map(([, id = '', kind]) => ({ id, kind: kind as Kind }));
