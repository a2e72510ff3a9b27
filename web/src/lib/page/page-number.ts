/** The most pages the API counts to. */
const LAST_PAGE = 1000;

/** The page an address names, a whole number from 1; whatever else stands there is the first page. */
export const pageIn = (params: URLSearchParams): number =>
  Math.min(LAST_PAGE, Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1));
