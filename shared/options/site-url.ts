/**
 * The origin in the built pages, which are built for any site. The deployment and the local cloud replace it with
 * their own.
 */
export const SITE_URL_PLACEHOLDER = 'https://plumbline.example';
