import { environment } from '../platform/environment.ts';
import { ApiError } from '../platform/errors.ts';

type Headers = Record<string, string | undefined>;

/**
 * Returns whether a page of another site caused the request. Browsers send Sec-Fetch-Site; older ones send only Origin.
 * Clients that aren't browsers send neither.
 */
const isForeign = (headers: Headers): boolean => {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin') return false;
  return site === 'cross-site' || (origin !== undefined && origin !== environment.siteUrl);
};

/** Throws 403 for calls from pages of other sites, which could end or replace the user's session. */
export const requireSameOrigin = (headers: Headers): void => {
  if (isForeign(headers)) throw new ApiError('forbidden');
};
