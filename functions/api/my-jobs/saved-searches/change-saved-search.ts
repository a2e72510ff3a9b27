import * as contract from '@plumbline/shared/contracts/my-jobs/saved-searches';
import { nextDigest } from '@plumbline/shared/domain/dates/next-digest';
import { operation } from '../../../http/operation.ts';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { changeSearch, deleteSearch, readSearch } from '../../../table/jobs/saved-search.ts';
import { savedSearchView } from './saved-search-view.ts';

/** Turned on, the e-mails begin with what is posted from now on. */
export const changeSavedSearch = operation(contract.changeSavedSearch, async ({ params, body, caller }) => {
  const stored = await readSearch({ seeker: caller.profileId, id: params.id });
  if (!stored) throw new ApiError('search_not_found');
  const { name = stored.name, mail = stored.mail } = body;
  const at = nowIso();
  const begins = mail && !stored.mail ? { since: at, due: nextDigest(at) } : {};
  const changed = { ...stored, name, mail, ...begins };
  if (!(await changeSearch(changed, stored))) throw new ApiError('search_changed');
  return savedSearchView(changed);
});

export const deleteSavedSearch = operation(contract.deleteSavedSearch, async ({ params, caller }) => {
  await deleteSearch({ seeker: caller.profileId, id: params.id });
  return { success: true };
});
