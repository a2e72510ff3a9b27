import * as contract from '@plumbline/shared/contracts/my-jobs/saved-searches';
import { keptSearch, type SavedSearch } from '@plumbline/shared/contracts/my-jobs/saved-searches';
import { operation } from '../../http/operation.ts';
import { removeSearch, storeSearch, updateSearch } from '../../services/seeker-lists/saved-searches.ts';
import { listSearches, type SavedSearchItem } from '../../table/jobs/saved-search.ts';

export const savedSearchView = ({ id, name, search, mail, createdAt }: SavedSearchItem): SavedSearch => ({
  id,
  name,
  ...keptSearch.parse(JSON.parse(search)),
  mail,
  createdAt,
});

/** Returns the seeker's saved searches, newest first, in one query. */
export const listSavedSearches = operation(contract.listSavedSearches, async ({ caller }) => {
  const searches = await listSearches(caller.profileId);
  return { results: searches.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).map(savedSearchView) };
});

export const saveSearch = operation(contract.saveSearch, async ({ body, caller }) =>
  savedSearchView(await storeSearch(caller.profileId, body)),
);

export const changeSavedSearch = operation(contract.changeSavedSearch, async ({ params, body, caller }) =>
  savedSearchView(await updateSearch({ seeker: caller.profileId, id: params.id }, body)),
);

export const deleteSavedSearch = operation(contract.deleteSavedSearch, async ({ params, caller }) => {
  await removeSearch({ seeker: caller.profileId, id: params.id });
  return { success: true };
});
