import { groupHandler } from '../../http/group-handler.ts';
import { listActivities } from './list-activities.ts';
import { listOwnApplications, listOwnMatches, listSavedJobs } from './own-lists.ts';
import { changeSavedSearch, deleteSavedSearch, listSavedSearches, saveSearch } from './saved-searches.ts';

export const handler = groupHandler('my-jobs', [
  listActivities,
  listSavedJobs,
  listOwnApplications,
  listOwnMatches,
  listSavedSearches,
  saveSearch,
  changeSavedSearch,
  deleteSavedSearch,
]);
