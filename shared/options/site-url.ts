/** The placeholder for the site's origin in the built pages. The deployment and the local cloud replace it. */
export const SITE_URL_PLACEHOLDER = 'https://plumbline.example';
