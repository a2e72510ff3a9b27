import { searchHint } from '@plumbline/shared/domain/addresses/search-hint';
import { MAX_PATH_LENGTH, MAX_TRADE_LENGTH, MAX_ZIP_TEXT } from '@plumbline/shared/options/limits';
import { safeRedirect } from '../../../lib/session/safe-redirect.ts';

/**
 * The part of an address that follows a visitor through sign-up, sign-in and the first profile: the page to return to,
 * and the ZIP Code and trade of the search. Values that don't fit are left out.
 */
export type ThreadQuery = {
  redirect: string | undefined;
  zip: string | undefined;
  trade: string | undefined;
};

export const threadQuery = (query: URLSearchParams): ThreadQuery => ({
  redirect: searchHint(safeRedirect(query.get('redirect') ?? query.get('to')), MAX_PATH_LENGTH),
  zip: searchHint(query.get('zip'), MAX_ZIP_TEXT),
  trade: searchHint(query.get('trade'), MAX_TRADE_LENGTH),
});
