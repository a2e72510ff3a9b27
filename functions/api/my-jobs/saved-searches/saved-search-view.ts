import { keptSearch, type SavedSearch } from '@plumbline/shared/contracts/my-jobs/saved-searches';
import type { SavedSearchItem } from '../../../table/jobs/saved-search.ts';

export const savedSearchView = ({ id, name, search, mail, createdAt }: SavedSearchItem): SavedSearch => ({
  id,
  name,
  ...keptSearch.parse(JSON.parse(search)),
  mail,
  createdAt,
});
