export const BROWSER_ERRORS_PATH = '/api/browser-errors';

/**
 * The longest parts of a report about an error in a browser. The app shortens longer ones, and the API rejects them.
 */
export const MAX_BROWSER_ERROR_TEXT = 300;
export const MAX_BROWSER_ERROR_STACK = 3000;
export const MAX_BROWSER_ERROR_PAGE = 200;

/**
 * The share of page loads that report their errors. This is enough, because the alarm needs a trend and not each error.
 */
export const BROWSER_ERROR_SHARE = 0.5;
/** The maximum number of errors that one page load reports. */
export const MAX_BROWSER_ERRORS = 5;
