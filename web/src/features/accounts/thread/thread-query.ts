import { safeRedirect } from '../../../lib/session/safe-redirect.ts';

/**
 * The part of an address that follows a visitor through sign-up, sign-in and the first profile: the page to return to,
 * and the ZIP Code and trade of the search.
 */
export type ThreadQuery = {
  redirect: string | undefined;
  zip: string | undefined;
  trade: string | undefined;
};

export const threadQuery = (query: URLSearchParams): ThreadQuery => ({
  redirect: safeRedirect(query.get('redirect') ?? query.get('to')),
  zip: query.get('zip') ?? undefined,
  trade: query.get('trade') ?? undefined,
});
