import * as contract from '@plumbline/shared/contracts/my-jobs/saved-searches';
import { nextDigest } from '@plumbline/shared/domain/dates/next-digest';
import { MAX_SAVED_SEARCHES } from '@plumbline/shared/options/limits';
import { operation } from '../../../http/operation.ts';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { requireLocation } from '../../../services/places/place-of-zip.ts';
import { listSearches, putNewSearch } from '../../../table/jobs/saved-search.ts';
import { savedSearchView } from './saved-search-view.ts';

export const saveSearch = operation(contract.saveSearch, async ({ body, caller: { profileId: seeker } }) => {
  const { name, mail, ...search } = body;
  requireLocation(search.form.zip, 'search_zip_unknown', 'form.zip');
  if ((await listSearches(seeker)).length >= MAX_SAVED_SEARCHES) {
    throw new ApiError('too_many_searches', { params: { most: MAX_SAVED_SEARCHES } });
  }
  const createdAt = nowIso();
  const times = { createdAt, since: createdAt, due: nextDigest(createdAt) };
  const saved = { seeker, id: newId(), name, search: JSON.stringify(search), mail, ...times };
  await putNewSearch(saved);
  return savedSearchView(saved);
});
