import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type { saveSearch } from '@plumbline/shared/contracts/my-jobs/saved-searches';
import { nextDigest } from '@plumbline/shared/domain/dates/next-digest';
import { MAX_SAVED_SEARCHES } from '@plumbline/shared/options/limits';
import { nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import {
  changeSearch,
  deleteSearch,
  listSearches,
  putNewSearch,
  readSearch,
  type SavedSearchItem,
} from '../../table/jobs/saved-search.ts';
import { requireLocation } from '../places/place-of-zip.ts';

/**
 * Changes the name of a saved search, or whether it has e-mails. When e-mails are turned on, they list only jobs posted
 * after that. Throws `search_not_found` or `search_changed`.
 */
export const updateSearch = async (
  key: { seeker: string; id: string },
  changes: { name?: string | undefined; mail?: boolean | undefined },
): Promise<SavedSearchItem> => {
  const stored = await readSearch(key);
  if (!stored) throw new ApiError('search_not_found');
  const { name = stored.name, mail = stored.mail } = changes;
  const at = nowIso();
  const begins = mail && !stored.mail ? { since: at, due: nextDigest(at) } : {};
  const changed = { ...stored, name, mail, ...begins };
  if (!(await changeSearch(changed, stored))) throw new ApiError('search_changed');
  return changed;
};

type Body = RequestOf<typeof saveSearch>['body'];

/** Stores a search. Throws `too_many_searches` at the limit of a seeker. */
export const storeSearch = async (seeker: string, { name, mail, ...search }: Body): Promise<SavedSearchItem> => {
  requireLocation(search.form.zip, 'search_zip_unknown', 'form.zip');
  if ((await listSearches(seeker)).length >= MAX_SAVED_SEARCHES) {
    throw new ApiError('too_many_searches', { params: { most: MAX_SAVED_SEARCHES } });
  }
  const createdAt = nowIso();
  const times = { createdAt, since: createdAt, due: nextDigest(createdAt) };
  const saved = { seeker, id: newId(), name, search: JSON.stringify(search), mail, ...times };
  await putNewSearch(saved);
  return saved;
};

export const removeSearch = (key: { seeker: string; id: string }): Promise<unknown> => deleteSearch(key);
