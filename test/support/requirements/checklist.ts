export const kinds = ['ui', 'api', 'rule', 'const'] as const;
export type Kind = (typeof kinds)[number];
export type Row = {
  id: string;
  kind: Kind;
  /** The product departs from the row's text on purpose; its test shows the changed behavior. */
  isChangedByDecision: boolean;
};

const ROW = /^\| ([A-Z]{3}-\d{2}) +\|(.*)\| *(ui|api|rule|const) *\|[^|]*\|$/gm;
const CHANGED = '(changed by decision: ';

/** The rows of the checklist in `test/requirements.md`. */
export const rowsOf = (checklist: string): Row[] =>
  [...checklist.matchAll(ROW)].map(([, id = '', text = '', kind]) => ({
    id,
    kind: kind as Kind,
    isChangedByDecision: text.includes(CHANGED),
  }));
