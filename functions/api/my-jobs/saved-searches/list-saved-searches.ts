import * as contract from '@plumbline/shared/contracts/my-jobs/saved-searches';
import { operation } from '../../../http/operation.ts';
import { listSearches } from '../../../table/jobs/saved-search.ts';
import { savedSearchView } from './saved-search-view.ts';

/** The seeker's saved searches, newest first, in one query. */
export const listSavedSearches = operation(contract.listSavedSearches, async ({ caller }) => {
  const searches = await listSearches(caller.profileId);
  return { results: searches.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).map(savedSearchView) };
});
