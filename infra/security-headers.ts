const stripe = 'https://js.stripe.com https://*.js.stripe.com';

/**
 * Returns the policy of the sources that pages may load from and connect to. Stripe.js must be loaded from Stripe, and
 * shows 3-D Secure in frames. `files` is the origin of the bucket that shows photos and receives large files.
 */
export const contentSecurityPolicy = (files: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${stripe}`,
    `frame-src 'self' ${stripe} https://hooks.stripe.com`,
    `connect-src 'self' https://api.stripe.com ${stripe} ${files}`,
    `img-src 'self' data: blob: https://*.stripe.com ${files}`,
    // Emotion adds style elements while the page runs.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
