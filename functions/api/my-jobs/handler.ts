import { groupHandler } from '../../http/group-handler.ts';
import { listActivities } from './list-activities.ts';
import { listOwnApplications } from './list-own-applications.ts';
import { listOwnMatches } from './list-own-matches.ts';
import { listSavedJobs } from './list-saved-jobs.ts';
import { changeSavedSearch, deleteSavedSearch } from './saved-searches/change-saved-search.ts';
import { listSavedSearches } from './saved-searches/list-saved-searches.ts';
import { saveSearch } from './saved-searches/save-search.ts';

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
