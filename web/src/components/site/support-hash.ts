/** The hash that opens the support dialog on a page with the site's footer. */
export const SUPPORT_HASH = '#support';
