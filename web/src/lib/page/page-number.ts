/** The highest page that the API accepts. */
const LAST_PAGE = 1000;

/** The page in an address, a whole number from 1; anything else is the first page. */
export const pageIn = (params: URLSearchParams): number =>
  Math.min(LAST_PAGE, Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1));
