/** The highest page number that the API accepts. */
const LAST_PAGE = 1000;

/** Returns the page number in an address. Anything but a whole number from 1 is the first page. */
export const pageIn = (params: URLSearchParams): number =>
  Math.min(LAST_PAGE, Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1));
