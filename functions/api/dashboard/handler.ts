import { groupHandler } from '../../http/group-handler.ts';
import { checkCompanyProfile, checkProfile } from './check-profile.ts';
import { getCompanyActivities } from './get-company-activities.ts';
import { getCompanyCompleteness, getProfileCompleteness } from './get-profile-completeness.ts';
import { getSeekerOverview } from './get-seeker-overview.ts';
import { getWaiting } from './get-waiting.ts';
import { getWorkerHistory } from './get-worker-history.ts';
import { getCompanyStats, getCompanySteps, getSchoolStats, getSeekerSteps } from './stats-and-steps.ts';

export const handler = groupHandler('dashboard', [
  getCompanySteps,
  getSeekerSteps,
  getSeekerOverview,
  getSchoolStats,
  getCompanyStats,
  getCompanyActivities,
  getWaiting,
  getWorkerHistory,
  getProfileCompleteness,
  getCompanyCompleteness,
  checkProfile,
  checkCompanyProfile,
]);
