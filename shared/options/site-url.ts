/**
 * The origin in the built pages, which do not know where they will be served. The deployment and the local cloud replace it
 * with the site's own.
 */
export const SITE_URL_PLACEHOLDER = 'https://plumbline.example';
