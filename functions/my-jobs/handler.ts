import { groupHandler } from '../http/group-handler.ts';
import { listActivities } from './list-activities.ts';
import { listOwnApplications } from './list-own-applications.ts';
import { listOwnMatches } from './list-own-matches.ts';
import { listSavedJobs } from './list-saved-jobs.ts';

export const handler = groupHandler('my-jobs', [listActivities, listSavedJobs, listOwnApplications, listOwnMatches]);
