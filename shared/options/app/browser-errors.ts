export const BROWSER_ERRORS_PATH = '/api/browser-errors';

/** Longest parts of a report about an error in a browser. The app cuts them, the API rejects longer ones. */
export const MAX_BROWSER_ERROR_TEXT = 300;
export const MAX_BROWSER_ERROR_STACK = 3000;
export const MAX_BROWSER_ERROR_PAGE = 200;

/** The share of page loads that report their errors. An alarm needs a pattern and not each case. */
export const BROWSER_ERROR_SHARE = 0.5;
/** A page that fails over and over reports only its first errors. */
export const MAX_BROWSER_ERRORS = 5;
