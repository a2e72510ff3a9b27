/** In the address of a page with the site's footer, it opens the support dialog. */
export const SUPPORT_HASH = '#support';
