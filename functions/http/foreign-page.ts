import { environment } from '../platform/environment.ts';
import { ApiError } from '../platform/errors.ts';

type Headers = Record<string, string | undefined>;

/**
 * Whether a page of another site makes the browser send this. Browsers say where a request comes from in
 * Sec-Fetch-Site, older ones in Origin alone; what is no browser says neither.
 */
const isForeign = (headers: Headers): boolean => {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin') return false;
  return site === 'cross-site' || (origin !== undefined && origin !== environment.siteUrl);
};

/** 403 for calls from pages of other sites, which could end or replace the reader's session. */
export const requireSameOrigin = (headers: Headers): void => {
  if (isForeign(headers)) throw new ApiError('forbidden');
};
